package org.handrec.pbn;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Optional;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;

/**
 * Reads the games of a PBN source in import format (PBN 2.1). Memory does not grow with the source:
 * a game longer than 1 MiB or 65,536 tokens is cut there (PBN011), and text of such a length
 * without a tag becomes a record without facts.
 */
public final class PbnReader implements RecordReader {
  private final GameReader games;
  private final GameBuilder builder;
  private final GameBinder binder;
  private final TextEncoding encoding;
  private final boolean ascii;
  private final Optional<ExportCheck> exportCheck;
  private int index;
  private Optional<Trailer> trailer = Optional.empty();
  private Optional<RawGame> rest = Optional.empty();

  private PbnReader(
      GameReader games,
      GameBuilder builder,
      GameBinder binder,
      Survey survey,
      Optional<ExportCheck> exportCheck) {
    this.games = games;
    this.builder = builder;
    this.binder = binder;
    this.encoding = survey.encoding();
    this.ascii = survey.isAscii();
    this.exportCheck = exportCheck;
  }

  /**
   * Opens a source, going over it once to find its charset.
   *
   * @throws IOException when it cannot be read
   * @throws IllegalArgumentException when the options name a charset in which ASCII characters are
   *     not single bytes of the same value, UTF-16 excepted
   */
  public static PbnReader open(Source source, ReadOptions options) throws IOException {
    Survey survey = Survey.of(source, options.charset());
    GameBuilder builder = builder(survey, options);
    return new PbnReader(
        games(source, options, survey, builder),
        builder,
        new GameBinder(options, PbnRules.catalog()),
        survey,
        options.checkExport() ? Optional.of(new ExportCheck(options.strict())) : Optional.empty());
  }

  static GameBuilder builder(Survey survey, ReadOptions options) {
    return new GameBuilder(
        survey.encoding().text(),
        PbnRules.catalog(),
        survey.findings(),
        survey.characterCheck(options.checkExport()));
  }

  static GameReader games(Source source, ReadOptions options, Survey survey, GameBuilder builder)
      throws IOException {
    Window window = new Window(survey.encoding().text(source.open()));
    return new GameReader(new Lexer(window, options.embedded()), options.strict(), builder);
  }

  @Override
  public Optional<HandRecord> next() throws IOException {
    if (trailer.isPresent()) {
      return Optional.empty();
    }
    Optional<RawGame> game = games.next();
    if (game.isEmpty()) {
      RawGame end = games.rest();
      rest = Optional.of(end);
      trailer = Optional.of(binder.bindRest(end));
      return Optional.empty();
    }
    index++;
    HandRecord record = binder.bind(index, game.get());
    return Optional.of(
        exportCheck.isPresent() ? exportCheck.get().check(game.get(), record) : record);
  }

  @Override
  public boolean isAscii() {
    return ascii;
  }

  @Override
  public Trailer trailer() {
    return trailer.orElseThrow(() -> new IllegalStateException("records are left to read"));
  }

  /** The tokens of the trailer. */
  RawGame rest() {
    return rest.orElseThrow(() -> new IllegalStateException("records are left to read"));
  }

  /** What the escape lines up to the last record say. */
  public PbnHeader header() {
    return builder.header();
  }

  /** The charset of the source. The texts of records are in UTF-8 when it is UTF-16. */
  public Charset charset() {
    return encoding.source();
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
