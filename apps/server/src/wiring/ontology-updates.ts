import { statSync } from 'node:fs';
import path from 'node:path';
import {
  ontologyBytesInSteps,
  ontologyInSteps,
  type OntologyBytes,
  ontologyOf,
  readOntologyBytes,
  STATE_FILE,
  type WarmableOntology,
} from '@counterpart/ontology';
import type { CurrentKnowledge } from '../services/reading/knowledge.ts';
import { inSlices } from '../services/slices.ts';
import type { PiscinaParserPool } from './pools/piscina-parser-pool.ts';

/** How often the ontology folder is looked at: commands change it from another process. */
const LOOK_MS = 2000;

/** What happens around an exchange of the ontology. */
export interface OntologyListener {
  /** The new ontology counts from now on. */
  readonly onExchanged: () => void;
  /** Nobody uses the old one any more: documents that it was read with can be made sense of anew. */
  readonly onSettled: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

/** An ontology in both forms, and why it is not the folder's. */
export interface FirstOntology {
  readonly bytes: OntologyBytes;
  readonly ontology: WarmableOntology;
  readonly error: unknown;
}

/** The ontology to begin with; `error` when the folder's cannot be used and the starter stands in for it. */
export function firstOntology(folder: string): FirstOntology {
  try {
    const bytes = readOntologyBytes(folder);
    return { bytes, ontology: ontologyOf(bytes), error: null };
  } catch (error) {
    return { bytes: null, ontology: ontologyOf(null), error };
  }
}

/** Notices that the ontology folder changed, loads it while requests are answered, and exchanges everything at once. */
export class OntologyUpdates {
  readonly #folder: string;
  readonly #knowledge: CurrentKnowledge;
  readonly #pool: PiscinaParserPool;
  readonly #stopping = new AbortController();
  #seen: string;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(folder: string, knowledge: CurrentKnowledge, pool: PiscinaParserPool) {
    this.#folder = folder;
    this.#knowledge = knowledge;
    this.#pool = pool;
    this.#seen = this.#signature();
  }

  /** Looks at the folder every two seconds from now on. */
  start(listener: OntologyListener): void {
    this.#timer = setInterval(() => void this.look(listener), LOOK_MS);
    this.#timer.unref();
  }

  /** Loads the folder's ontology when it changed; one load at a time, and what fails changes nothing. */
  look(listener: OntologyListener): Promise<void> {
    this.#running ??= this.#reload(listener).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops looking and gives up a load that is under way. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** What tells that the state file was replaced. */
  #signature(): string {
    const stat = statSync(path.join(this.#folder, STATE_FILE), { throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
  }

  async #reload({ onExchanged, onSettled, onFailed }: OntologyListener): Promise<void> {
    try {
      const signature = this.#signature();
      if (signature === this.#seen) return;
      this.#seen = signature;
      const { signal } = this.#stopping;
      const bytes = await inSlices(ontologyBytesInSteps(this.#folder), signal);
      if (signal.aborted) return;
      const ontology = await inSlices(ontologyInSteps(bytes), signal);
      if (ontology === null || ontology.version === this.#knowledge.ontology.version) return;
      await Promise.all([inSlices(ontology.warmUp(), signal), this.#pool.prepare(bytes)]);
      if (signal.aborted) return;
      // no request runs between these two
      this.#knowledge.replace(ontology);
      const drained = this.#pool.exchange();
      onExchanged();
      await drained;
      await onSettled();
    } catch (error) {
      if (!this.#stopping.signal.aborted) onFailed(error);
    }
  }
}
