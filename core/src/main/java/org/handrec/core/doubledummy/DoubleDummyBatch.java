package org.handrec.core.doubledummy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
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
 * order of the deals, and no more of them wait than four for each thread.
 */
public final class DoubleDummyBatch implements AutoCloseable {
  private static final int WAITING = 4;

  private final int threads;
  private final BlockingQueue<DoubleDummySolver> solvers;
  private final ExecutorService executor;

  /**
   * A batch.
   *
   * @param threads 1 or more
   * @param limits those of each solver
   */
  public DoubleDummyBatch(int threads, Limits limits) {
    this.threads = threads;
    this.solvers = new ArrayBlockingQueue<>(threads);
    for (int i = 0; i < threads; i++) {
      solvers.add(new DoubleDummySolver(limits));
    }
    this.executor =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "double dummy");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Takes results in the order of the questions. */
  public interface Sink<Q, R, E extends Exception> {
    /** Takes the result of a question. */
    void accept(Q question, R result) throws E;
  }

  /**
   * Asks a solver about one thing after the other, and hands on the results as they become ready,
   * in order and on the thread of the caller.
   *
   * @param work asks a solver; an exception of it is thrown to the caller
   * @throws CancellationException when the thread of the caller is interrupted, which stays so
   */
  public <Q, R, E extends Exception> void run(
      Iterable<Q> questions, Work<Q, R> work, Sink<Q, R, E> sink) throws E {
    Deque<Q> asked = new ArrayDeque<>();
    Deque<Future<R>> pending = new ArrayDeque<>();
    try {
      for (Q question : questions) {
        if (pending.size() == WAITING * threads) {
          sink.accept(asked.remove(), result(pending.remove()));
        }
        asked.add(question);
        pending.add(executor.submit(task(solver -> work.apply(solver, question))));
      }
      while (!pending.isEmpty()) {
        sink.accept(asked.remove(), result(pending.remove()));
      }
    } finally {
      pending.forEach(future -> future.cancel(true));
    }
  }

  /** What is asked about one thing. */
  public interface Work<Q, R> {
    /** Asks a solver. */
    R apply(DoubleDummySolver solver, Q question);
  }

  /**
   * All 20 results of one deal, the denominations side by side.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   * @throws SolverStoppedException when a limit is reached
   * @throws CancellationException when the thread of the caller is interrupted, which stays so
   */
  public DoubleDummyTable table(Deal deal) {
    List<int[]> results = new ArrayList<>();
    run(
        List.of(Strain.values()),
        (solver, strain) -> solver.strain(deal, strain),
        (strain, tricks) -> results.add(tricks));
    return DoubleDummyTable.of(
        (declarer, strain) -> results.get(strain.ordinal())[declarer.ordinal()]);
  }

  private <R> Callable<R> task(Function<DoubleDummySolver, R> work) {
    return () -> {
      DoubleDummySolver solver = solvers.take();
      try {
        return work.apply(solver);
      } finally {
        solvers.add(solver);
      }
    };
  }

  private static <R> R result(Future<R> future) {
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

  /** Stops what is under way. */
  @Override
  public void close() {
    executor.shutdownNow();
  }
}
