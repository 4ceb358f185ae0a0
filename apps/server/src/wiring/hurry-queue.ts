import { ArrayTaskQueue, type PiscinaTask, type TaskQueue } from 'piscina';

/** Tasks of this name wait until nobody waits for an answer. */
export const PATIENT_TASK = 'enrichMany';

/** Waiting tasks: what somebody waits for before what is loaded or enriched anew in batches. */
export class HurryQueue implements TaskQueue {
  readonly #hurried = new ArrayTaskQueue();
  readonly #patient = new ArrayTaskQueue();

  get size(): number {
    return this.#hurried.size + this.#patient.size;
  }

  shift(): PiscinaTask | null {
    return (this.#hurried.shift() ?? this.#patient.shift()) as PiscinaTask | null;
  }

  push(task: PiscinaTask): void {
    if (task.name === PATIENT_TASK) this.#patient.push(task);
    else this.#hurried.push(task);
  }

  remove(task: PiscinaTask): void {
    this.#hurried.remove(task);
    this.#patient.remove(task);
  }
}
