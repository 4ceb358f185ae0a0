/**
 * A task for a thread, where the thread writes when it began (loading it, and waiting for it, takes no time of the
 * task), and where it reads that nobody waits for the answer any more.
 */
export interface BegunTask<Input = unknown> {
  readonly input: Input;
  /** Numbers shared between the threads. */
  readonly shared: TaskNumbers;
}

/** When a task began (0 until then), and 1 once it is abandoned. */
export type TaskNumbers = Int32Array<SharedArrayBuffer>;

const BEGUN_AT = 0;
const IS_ABANDONED = 1;

/** The numbers of a task that has not begun. */
export function taskNumbers(): TaskNumbers {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Milliseconds of the clock of the machine, in 31 bits and never 0: differences of it are what counts. */
export function taskClock(): number {
  return (Date.now() % 0x7fff_ffff) + 1;
}

/** When a task began, by `taskClock`; 0 while it waits. */
export function begunAt(shared: TaskNumbers): number {
  return Atomics.load(shared, BEGUN_AT);
}

/** Tells a thread that nobody waits for its task. */
export function abandon(shared: TaskNumbers): void {
  Atomics.store(shared, IS_ABANDONED, 1);
}

/**
 * A work that says when it begins. It may call `goOn` now and then, which throws once nobody waits: a thread that ends
 * its work by itself keeps the ontology that it loaded.
 */
export function begun<Input, Result>(
  work: (input: Input, goOn: () => void) => Result,
): (task: BegunTask<Input>) => Result {
  return ({ input, shared }) => {
    Atomics.store(shared, BEGUN_AT, taskClock());
    return work(input, () => {
      if (Atomics.load(shared, IS_ABANDONED) !== 0) throw new Error('nobody waits for this work');
    });
  };
}
