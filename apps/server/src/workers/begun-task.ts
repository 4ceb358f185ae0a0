/**
 * A task for a thread, and where the thread writes when it began: loading it, and waiting for it, takes no time of the
 * task.
 */
export interface BegunTask<Input = unknown> {
  readonly input: Input;
  /** One number, shared between the threads; 0 until the work begins. */
  readonly started: Int32Array;
}

/** Milliseconds of the clock of the machine, in 31 bits and never 0: differences of it are what counts. */
export function taskClock(): number {
  return (Date.now() % 0x7fff_ffff) + 1;
}

/** A work that says when it begins. */
export function begun<Input, Result>(work: (input: Input) => Result): (task: BegunTask<Input>) => Result {
  return ({ input, started }) => {
    Atomics.store(started, 0, taskClock());
    return work(input);
  };
}
