
"use strict";
(function () {
  const form = document.getElementById("filter");
  const output = form.querySelector("output");
  const all = Array.from(document.querySelectorAll("article"));
  const groups = Array.from(document.querySelectorAll("main section")).reverse();
  function apply() {
    const code = form.querySelector("select").value;
    const levels = new Set(Array.from(form.querySelectorAll("input:checked"), box => box.value));
    let shown = 0;
    for (const article of all) {
      article.hidden = !levels.has(article.className) || (code !== "" && article.dataset.code !== code);
      shown += article.hidden ? 0 : 1;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector("article:not([hidden])");
    }
    output.textContent = shown + " of " + all.length + " shown";
  }
  form.addEventListener("change", apply);
  form.addEventListener("submit", event => event.preventDefault());
  form.hidden = false;
  apply();
})();
