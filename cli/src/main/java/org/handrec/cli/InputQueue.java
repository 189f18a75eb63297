package org.handrec.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.handrec.cli.input.Input;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Source;

/**
 * Works on inputs, several at once if wanted. Inputs are opened, and work is completed, in their
 * order and on the caller's thread, so that nothing a user sees depends on the number of threads.
 * An input that cannot be read is reported, and the rest goes on.
 */
final class InputQueue implements Closeable {
  private final Shell shell;
  private final Opener opener;
  private final Task task;
  private final int threads;
  private final Optional<ExecutorService> executor;
  private final ArrayDeque<Pending> pending = new ArrayDeque<>();

  InputQueue(Shell shell, Opener opener, Task task, int threads) {
    this.shell = shell;
    this.opener = opener;
    this.task = task;
    this.threads = threads;
    this.executor =
        threads > 1 ? Optional.of(Executors.newFixedThreadPool(threads)) : Optional.empty();
  }

  /** Finds the format of an input. */
  interface Opener {
    OpenInput open(Input input, Source source) throws IOException;
  }

  /** Work on one input, perhaps beside that on others. */
  interface Task {
    /**
     * Does the work.
     *
     * @return what is to be done when the work on all inputs before this one is completed
     */
    Completion on(OpenInput input) throws IOException;
  }

  /** The end of some work. */
  interface Completion {
    void run() throws IOException;

    /** Gives back what it holds, since it will not be run. */
    default void giveUp() throws IOException {}
  }

  /** Adds an input; waits when enough others are under way. */
  void add(Input input) throws IOException {
    if (pending.size() >= 2 * threads) {
      complete(pending.remove());
    }
    FutureTask<Completion> work = new FutureTask<>(work(input));
    pending.add(new Pending(input, work));
    if (executor.isPresent()) {
      executor.get().execute(work);
    } else {
      work.run();
      complete(pending.remove());
    }
  }

  private Callable<Completion> work(Input input) {
    try {
      OpenInput open = opener.open(input, input.source());
      return () -> task.on(open);
    } catch (Failure | IOException | UncheckedIOException e) {
      return () -> {
        throw e;
      };
    }
  }

  /** Waits for all work. */
  void finish() throws IOException {
    while (!pending.isEmpty()) {
      complete(pending.remove());
    }
  }

  private void complete(Pending work) throws IOException {
    Input input = work.input();
    try (input) {
      result(work.future()).run();
    } catch (OutputFailure e) {
      throw e;
    } catch (Failure e) {
      shell.fail(input.name() + ": " + e.getMessage());
    } catch (IOException e) {
      shell.fail(input.name() + ": " + Reasons.of(e));
    } catch (UncheckedIOException e) {
      shell.fail(input.name() + ": " + Reasons.of(e.getCause()));
    }
  }

  private static Completion result(Future<Completion> future) throws IOException {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException problem) {
        throw problem;
      } else if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      } else if (e.getCause() instanceof Error problem) {
        throw problem;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Gives up what is not completed. */
  @Override
  public void close() throws IOException {
    executor.ifPresent(ExecutorService::shutdownNow);
    for (Pending work : pending) {
      work.input().close();
      if (work.future().isDone()) {
        giveUp(work.future());
      }
    }
  }

  private static void giveUp(Future<Completion> done) throws IOException {
    try {
      done.get().giveUp();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException ignored) {
      // It failed, so it holds nothing, and the run fails for another reason.
    }
  }

  private record Pending(Input input, Future<Completion> future) {}
}
