import type { WireDocument } from '../profile/document.ts';
import type { ValueSchema } from './configuration-schema.ts';

/** A note as it is written, before it is stored anywhere. */
export interface WrittenNote {
  readonly type: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Options of an index that are functions: only a customer's module can set them (B3, SET-17). */
export interface CustomerFunctions {
  /** What the external-link button of a row does; takes the place of `externalUrl` (SET-21p). */
  readonly handleVisitExternal?: (id: string, document: WireDocument) => void;
  /** Stores a note instead of the server; a rejection says that it could not be created (RES-12e). */
  readonly createNoteCallback?: (subjectId: string, note: WrittenNote) => Promise<void>;
  /** The address of the external details tab of a match; takes the place of `externalDetailsTabUrl` (DET-01). */
  readonly externalDetailsTabUrlFetcher?: (id: string) => Promise<string>;
  /** Changes a document before anything is read from it (SET-21q). */
  readonly apiConversionPreProcessor?: (document: WireDocument) => WireDocument;
  /** Where else than in its properties a document says what a selection needs (SET-21r). */
  readonly matchInformationGetters?: { readonly companyId?: (document: WireDocument) => string };
}

/**
 * The default export of a customer's module: takes the configuration as it was merged and answers it as it should be,
 * functions included (SET-17).
 */
export type ConfigModifier = (configuration: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const callback: ValueSchema = { kind: 'function' };

/** The schema of CustomerFunctions. */
export const CUSTOMER_FUNCTIONS: Readonly<Record<string, ValueSchema>> = {
  handleVisitExternal: callback,
  createNoteCallback: callback,
  externalDetailsTabUrlFetcher: callback,
  apiConversionPreProcessor: callback,
  matchInformationGetters: { kind: 'object', keys: { companyId: callback } },
};
