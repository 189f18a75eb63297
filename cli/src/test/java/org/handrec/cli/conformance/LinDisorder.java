package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Adds to a board of LIN what PBN cannot hold, and what readers of LIN have to put up with. */
final class LinDisorder {
  private static final List<String> COMMANDS =
      List.of(
          "zz|3.53|",
          "sa|0|",
          "ob|p1C|",
          "sk|ns|",
          "ha|y|",
          "pg|***|",
          "nt|Ann: well done|",
          "nt|Kim: 4 !H|",
          "xq|what|");
  private static final List<String> CALLS = List.of("mb|-|", "mb|?|", "mb|!|", "an|of what|");

  private final Random random;

  LinDisorder(Random random) {
    this.random = random;
  }

  private boolean in(int chances) {
    return random.nextInt(chances) == 0;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  String applyTo(String line) {
    List<String> commands = commands(line.strip());
    List<String> changed = new ArrayList<>();
    boolean dealt = false;
    for (String command : commands) {
      dealt |= command.startsWith("md|");
      String now = change(command);
      changed.add(now);
      if (dealt && in(60)) {
        changed.add(any(COMMANDS));
      }
      if (command.startsWith("mb|") && in(50)) {
        changed.add(any(CALLS));
      }
      if (command.startsWith("mc|") && in(3)) {
        changed.add(in(2) ? command : "mc|" + random.nextInt(14) + "|");
      }
    }
    return String.join("", changed)
        + (in(12) ? "%a remark\n pg||" : "")
        + (in(12) ? "up|1|" : "")
        + "\n";
  }

  /** Each command with its value. */
  private static List<String> commands(String line) {
    List<String> commands = new ArrayList<>();
    String[] parts = line.split("\\|", -1);
    for (int i = 0; i + 1 < parts.length; i += 2) {
      commands.add(parts[i] + "|" + parts[i + 1] + "|");
    }
    return commands;
  }

  private String change(String command) {
    return switch (command.substring(0, 2)) {
      case "pn" -> in(6) ? "pn|Ann,Bob,Cyd,Dev,Eve|" : in(6) ? "pn|Ann,,Cyd,|" : command;
      case "ah" -> in(8) ? command + "ah|Friendly|" : in(8) ? command + "ah|Board 99|" : command;
      case "sv" -> in(12) ? "" : in(12) ? "sv|q|" : in(12) ? command + "sv|b|" : command;
      case "md" -> deal(command);
      case "mb" -> call(command);
      case "pc" -> card(command);
      case "mc" -> in(8) ? "mc|all|" : command;
      default -> command;
    };
  }

  private String deal(String command) {
    int at = 4 + random.nextInt(command.length() - 5);
    char c = command.charAt(at);
    if (!in(8) || "SHDC,".indexOf(c) >= 0) {
      return command;
    }
    String other =
        switch (random.nextInt(3)) {
          case 0 -> "" + c + c;
          case 1 -> "";
          default -> "" + c + "1";
        };
    return command.substring(0, at) + other + command.substring(at + 1);
  }

  private String call(String command) {
    if (in(80)) {
      return "mb|what|";
    }
    String value = command.substring(0, command.length() - 1);
    boolean alerted = value.endsWith("!");
    return alerted || !in(20) ? command : in(2) ? value + "!|" : value + "|an|Alert|";
  }

  private String card(String command) {
    return in(300) ? "pc|S1|" : in(200) ? command.replace("pc|", "pc|!") : command;
  }
}
