package org.handrec.core.doubledummy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Strain;

/**
 * Solves several deals at once, each by one thread with a solver of its own. Results come in the
 * order of the questions and on the thread of the caller; no more than four for each thread wait.
 *
 * @param <E> what the receivers of results may throw
 */
public final class DoubleDummyBatch<E extends Exception> implements AutoCloseable {
  private static final int WAITING = 4;

  private final int threads;
  private final ExecutorService executor;
  private final ThreadLocal<DoubleDummySolver> solvers;
  private final Deque<Pending<?, E>> pending = new ArrayDeque<>();

  /**
   * A batch.
   *
   * @param threads 1 or more
   * @param limits those of each solver
   */
  public DoubleDummyBatch(int threads, Limits limits) {
    this.threads = threads;
    this.executor = Executors.newFixedThreadPool(threads);
    this.solvers = ThreadLocal.withInitial(() -> new DoubleDummySolver(limits));
  }

  /** Is given a result. */
  @FunctionalInterface
  public interface Receiver<T, E extends Exception> {
    /** Takes a result. */
    void accept(T result) throws E;
  }

  private record Pending<T, E extends Exception>(Future<T> result, Receiver<T, E> receiver) {
    void complete() throws E {
      receiver.accept(DoubleDummyBatch.result(result));
    }
  }

  /**
   * Adds a question; when enough others are under way, waits for the first one and hands on its
   * result.
   *
   * @param work asks a solver; what it throws, {@link SolverStoppedException} among it, is thrown
   *     where its result would be handed on
   * @throws CancellationException when the thread of the caller is interrupted, which stays so
   */
  public <T> void add(Function<DoubleDummySolver, T> work, Receiver<T, E> receiver) throws E {
    pending.add(new Pending<>(submit(work), receiver));
    if (pending.size() > WAITING * threads) {
      pending.remove().complete();
    }
  }

  /**
   * Waits for all questions and hands on their results.
   *
   * @throws CancellationException when the thread of the caller is interrupted, which stays so
   */
  public void finish() throws E {
    while (!pending.isEmpty()) {
      pending.remove().complete();
    }
  }

  /**
   * All 20 results of one deal, the denominations side by side. The limits hold for each of them.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   * @throws SolverStoppedException when a limit is reached
   * @throws CancellationException when the thread of the caller is interrupted, which stays so
   */
  public DoubleDummyTable table(Deal deal) {
    List<Future<int[]>> results = new ArrayList<>();
    for (Strain strain : Strain.values()) {
      results.add(submit(solver -> solver.strain(deal, strain)));
    }
    try {
      List<int[]> tricks = results.stream().map(DoubleDummyBatch::result).toList();
      return DoubleDummyTable.of(
          (declarer, strain) -> tricks.get(strain.ordinal())[declarer.ordinal()]);
    } finally {
      results.forEach(one -> one.cancel(true));
    }
  }

  private <T> Future<T> submit(Function<DoubleDummySolver, T> work) {
    return executor.submit(() -> work.apply(solvers.get()));
  }

  private static <T> T result(Future<T> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (CancellationException) new CancellationException("interrupted").initCause(e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Stops what is under way; no more results are handed on. */
  @Override
  public void close() {
    executor.shutdownNow();
  }
}
