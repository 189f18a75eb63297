
"use strict";
(function () {
  const form = document.getElementById("filter");
  const output = form.querySelector("output");
  const all = Array.from(document.querySelectorAll("article"));
  const words = all.map(article => [article.closest(".file").querySelector("h2"),
    article.parentElement.querySelector("h3"), article].map(part => part.textContent).join(" ").toLowerCase());
  const groups = Array.from(document.querySelectorAll("main section")).reverse();
  function apply() {
    const code = form.querySelector("select").value;
    const levels = new Set(Array.from(form.querySelectorAll("input:checked"), box => box.value));
    const wanted = form.querySelector("input[type=search]").value.toLowerCase().trim();
    let shown = 0;
    all.forEach((article, i) => {
      article.hidden = !levels.has(article.className) || (code !== "" && article.dataset.code !== code)
        || !words[i].includes(wanted);
      shown += article.hidden ? 0 : 1;
    });
    for (const group of groups) {
      group.hidden = !group.querySelector("article:not([hidden])");
    }
    output.textContent = shown + " of " + all.length + " shown";
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", event => event.preventDefault());
  form.hidden = false;
  apply();
})();
