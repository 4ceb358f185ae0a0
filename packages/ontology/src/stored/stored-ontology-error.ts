/** An ontology folder that cannot be read or written; the message is one clear line. */
export class StoredOntologyError extends Error {}
