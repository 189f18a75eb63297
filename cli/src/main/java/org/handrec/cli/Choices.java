package org.handrec.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ITypeInfo;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** Options with a choice of words: the words are those that the constants of an enum show. */
final class Choices {
  private Choices() {}

  /** Makes a command accept the words in any case, and name them when another one is given. */
  static void register(CommandLine command) {
    for (OptionSpec option : command.getCommandSpec().options()) {
      Class<?> type = type(option.typeInfo());
      if (type.isEnum()) {
        register(command, type);
      }
    }
  }

  private static Class<?> type(ITypeInfo info) {
    List<ITypeInfo> parts = info.getAuxiliaryTypeInfos();
    return info.isOptional() && !parts.isEmpty() ? parts.get(0).getType() : info.getType();
  }

  private static <T> void register(CommandLine command, Class<T> type) {
    command.registerConverter(type, text -> choose(type, text));
  }

  private static <T> T choose(Class<T> type, String text) {
    for (T constant : type.getEnumConstants()) {
      if (constant.toString().equalsIgnoreCase(text)) {
        return constant;
      }
    }
    throw new TypeConversionException(
        "'"
            + text
            + "' is none of "
            + Arrays.stream(type.getEnumConstants())
                .map(Object::toString)
                .collect(Collectors.joining(", ")));
  }
}
