import type { ImportProgress, OntologyChange, OntologyEdit } from '@counterpart/ontology';

/** What the licence of ESCO asks a service to say. */
export const ESCO_ACKNOWLEDGEMENT = 'This service uses the ESCO classification of the European Commission.';

/** At most so often a file's progress is printed. */
const PROGRESS_MS = 500;
/** Rows of a customer's file that could no longer be used are named up to here. */
const MOST_NAMED = 20;

/** Prints files and rows as they are read, a few lines a second at most. */
export function progressPrinter(): (progress: ImportProgress) => void {
  let last = performance.now();
  return ({ file, rows, isDone }) => {
    const now = performance.now();
    if (!isDone && now - last < PROGRESS_MS) return;
    last = now;
    console.log(isDone ? `${file}: ${rows} rows` : `${file}: ${rows} rows …`);
  };
}

/** An edit in words, with ids. */
export function editInWords(edit: OntologyEdit): string {
  switch (edit.op) {
    case 'add-synonym':
      return `add ${edit.isPreferred ? 'preferred label' : 'synonym'} "${edit.label}" (${edit.language}) to ${edit.concept}`;
    case 'remove-synonym':
      return `remove synonym "${edit.label}" (${edit.language}) from ${edit.concept}`;
    case 'add-relation':
      return `add ${edit.relation} ${edit.to} to ${edit.from}`;
    case 'cut-relation':
      return `cut ${edit.relation} ${edit.to} from ${edit.from}`;
  }
}

/** Says what the ontology is now and what of earlier imports and edits could not be used. */
export function reportChange({ ontology, state, skipped, idle }: OntologyChange): void {
  for (const { source, line, message } of skipped.slice(0, MOST_NAMED)) console.log(`${source}:${line}: ${message}`);
  if (skipped.length > MOST_NAMED) console.log(`… and ${skipped.length - MOST_NAMED} more rows without effect.`);
  for (const { number, edit, reason } of idle)
    console.log(`Edit ${number} (${editInWords(edit)}) has no effect: ${reason}. It is kept.`);
  const count = Object.values(ontology.stats().concepts).reduce((sum, each) => sum + each, 0);
  const origin = state.compiled === null ? ', the starter as shipped' : '';
  console.log(`The ontology has ${count} concepts now (version ${ontology.version}${origin}).`);
}
