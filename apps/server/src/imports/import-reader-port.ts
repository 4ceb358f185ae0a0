import type { WholeFile, WholeReading } from './records/whole-file.ts';

/** Reads whole files away from the event loop, within bounds of time and memory. */
export interface WholeFileReader {
  /** What a file holds; rejects with a CatalogueError that says why it cannot be read. */
  read(file: WholeFile, signal: AbortSignal): Promise<WholeReading>;
  close(): Promise<void>;
}
