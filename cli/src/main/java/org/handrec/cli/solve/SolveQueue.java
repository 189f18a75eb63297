package org.handrec.cli.solve;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.Limits;

/**
 * Solves boards on several threads and hands out the results in the order of the boards, on the
 * caller's thread. No more than a few boards a thread wait at once.
 */
public final class SolveQueue implements Closeable {
  private final int threads;
  private final ExecutorService executor;
  private final ThreadLocal<DoubleDummySolver> solvers;
  private final ArrayDeque<Pending<?>> pending = new ArrayDeque<>();

  /** What is done with a result. */
  @FunctionalInterface
  public interface Receiver<T> {
    /** Takes it. */
    void accept(T result) throws IOException;
  }

  private record Pending<T>(Future<T> result, Receiver<T> receiver) {
    void complete() throws IOException {
      try {
        receiver.accept(result.get());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", e);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException problem) {
          throw problem;
        } else if (e.getCause() instanceof Error problem) {
          throw problem;
        }
        throw new IllegalStateException(e.getCause());
      }
    }
  }

  /**
   * A queue.
   *
   * @param threads how many boards are solved at once
   * @param limits what each thread may use
   */
  public SolveQueue(int threads, Limits limits) {
    this.threads = threads;
    this.executor = Executors.newFixedThreadPool(threads);
    this.solvers = ThreadLocal.withInitial(() -> new DoubleDummySolver(limits));
  }

  /** Adds work; waits when enough other work is under way. */
  public <T> void add(Function<DoubleDummySolver, T> work, Receiver<T> receiver)
      throws IOException {
    pending.add(new Pending<>(executor.submit(() -> work.apply(solvers.get())), receiver));
    if (pending.size() > 4 * threads) {
      pending.remove().complete();
    }
  }

  /** Waits for all work. */
  public void finish() throws IOException {
    for (Optional<Pending<?>> next = next(); next.isPresent(); next = next()) {
      next.get().complete();
    }
  }

  private Optional<Pending<?>> next() {
    return Optional.ofNullable(pending.poll());
  }

  /** Gives up what is not completed. */
  @Override
  public void close() {
    executor.shutdownNow();
  }
}
