import type { PiscinaTask, TaskQueue } from 'piscina';

/** Tasks of this name wait until nobody waits for an answer. */
export const PATIENT_TASK = 'enrichMany';

/** These too: many pieces of one long text. */
const PATIENT_TASKS: ReadonlySet<string> = new Set([
  PATIENT_TASK,
  'cutFeedback',
  'readFeedback',
  'hideNames',
  'countNgrams',
]);

/** Takes a task out of a list; the pool also asks for tasks that it has put aside and that no list holds. */
function takeOut(tasks: PiscinaTask[], task: PiscinaTask): void {
  const at = tasks.indexOf(task);
  if (at >= 0) tasks.splice(at, 1);
}

/** Waiting tasks: what somebody waits for before what is loaded or enriched anew in batches. */
export class HurryQueue implements TaskQueue {
  readonly #hurried: PiscinaTask[] = [];
  readonly #patient: PiscinaTask[] = [];

  get size(): number {
    return this.#hurried.length + this.#patient.length;
  }

  shift(): PiscinaTask | null {
    return this.#hurried.shift() ?? this.#patient.shift() ?? null;
  }

  push(task: PiscinaTask): void {
    if (PATIENT_TASKS.has(task.name)) this.#patient.push(task);
    else this.#hurried.push(task);
  }

  remove(task: PiscinaTask): void {
    takeOut(this.#hurried, task);
    takeOut(this.#patient, task);
  }
}
