import { type ConceptId, isLanguage, LANGUAGES, type Language } from '@counterpart/domain';
import {
  EDIT_RELATIONS,
  type EditRelation,
  labelProblem,
  nearestLabels,
  type OntologyEdit,
  OntologyFolder,
  ontologyOf,
  readOntologyBytes,
  tidyLabel,
  type WarmableOntology,
} from '@counterpart/ontology';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.ts';
import { editInWords, reportChange } from './ontology-report.ts';

const LANGUAGE_OF_CODE: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({ nl: 'DUT', fr: 'FRE', en: 'ENG', it: 'ITA' }),
);
/** Known labels proposed for an unknown one. */
const PROPOSALS = 5;

/** Adds the commands that correct the ontology by hand. */
export function editCommands(ontology: Command, folderOf: () => string): void {
  const current = (): WarmableOntology => ontologyOf(readOntologyBytes(folderOf()));
  const record = (edit: OntologyEdit): void => {
    const change = new OntologyFolder(folderOf()).addEdit(edit);
    console.log(`Edit ${change.number}: ${editInWords(edit)}.`);
    reportChange(change);
  };
  const concept = 'id of a concept, or a label of only one';
  ontology
    .command('add-synonym')
    .description('add a label to a concept')
    .argument('<concept>', concept)
    .argument('<language>', 'nl, fr, en or it')
    .argument('<label>')
    .option('--preferred', 'show this label from now on')
    .action((given: string, code: string, text: string, { preferred }: { readonly preferred?: boolean }) => {
      const [language, label] = [languageOf(code), labelOf(text)];
      const isPreferred = preferred === true;
      record({ op: 'add-synonym', concept: conceptOf(current(), given), language, label, isPreferred });
    });
  ontology
    .command('remove-synonym')
    .description('take a label away from a concept')
    .argument('<concept>', concept)
    .argument('<language>', 'nl, fr, en or it')
    .argument('<label>')
    .action((given: string, code: string, text: string) => {
      const [language, label] = [languageOf(code), labelOf(text)];
      record({ op: 'remove-synonym', concept: conceptOf(current(), given), language, label });
    });
  for (const [name, op, description] of [
    ['add-relation', 'add-relation', 'say that two concepts are related'],
    ['cut-relation', 'cut-relation', 'take a wrong relation away'],
  ] as const) {
    ontology
      .command(name)
      .description(description)
      .argument('<from>', concept)
      .argument('<relation>', EDIT_RELATIONS.join(', '))
      .argument('<to>', concept)
      .action((from: string, word: string, to: string) => {
        const relation = relationOf(word);
        const known = current();
        record({ op, from: conceptOf(known, from), relation, to: conceptOf(known, to) });
      });
  }
  ontology
    .command('edits')
    .description('list the edits with the numbers by which they are undone')
    .action(() => {
      const { edits } = new OntologyFolder(folderOf()).state();
      if (edits.length === 0) console.log('There are no edits.');
      const { idle } = edits.length === 0 ? { idle: [] } : new OntologyFolder(folderOf()).check();
      const gone = new Map(idle.map(({ number, reason }) => [number, reason]));
      for (const { number, edit } of edits) {
        const reason = gone.get(number);
        console.log(`${number}  ${editInWords(edit)}${reason === undefined ? '' : ` — no effect now: ${reason}`}`);
      }
    });
  ontology
    .command('undo <number>')
    .description('take an edit away')
    .action((given: string) => {
      if (!/^\d+$/.test(given))
        throw new CommandFailure(`"${given}" is no number of an edit; "ontology edits" lists them.`);
      reportChange(new OntologyFolder(folderOf()).undoEdit(Number(given)));
    });
}

function languageOf(code: string): Language {
  const language = LANGUAGE_OF_CODE.get(code.toLowerCase()) ?? code.toUpperCase();
  if (isLanguage(language)) return language;
  throw new CommandFailure(`The language is nl, fr, en or it, not "${code}".`);
}

function labelOf(text: string): string {
  const label = tidyLabel(text);
  const problem = labelProblem(label);
  if (problem !== undefined) throw new CommandFailure(`This label cannot be used: ${problem}.`);
  return label;
}

function relationOf(word: string): EditRelation {
  const relation = EDIT_RELATIONS.find((known) => known === word);
  if (relation !== undefined) return relation;
  throw new CommandFailure(`The relation is ${EDIT_RELATIONS.join(', ')}, not "${word}".`);
}

/** The concept of an id, or of a label that only one concept has; otherwise a failure that proposes some. */
function conceptOf(ontology: WarmableOntology, given: string): ConceptId {
  if (ontology.concept(given) !== undefined) return given;
  const named = new Set(LANGUAGES.flatMap((language) => ontology.resolve(given, language).concepts));
  const [first, ...others] = named;
  if (first !== undefined && others.length === 0) return first;
  const line = (id: ConceptId): string => `  ${id}  ${ontology.label(id, 'ENG')} (${ontology.typeOf(id)})`;
  if (first !== undefined)
    throw new CommandFailure(
      [`"${given}" names ${named.size} concepts; give an id:`, ...[...named].map(line)].join('\n'),
    );
  const near = nearestLabels(ontology, given, PROPOSALS).map(({ id, label }) => `  ${id}  ${label}`);
  throw new CommandFailure([`There is no concept "${given}". The nearest are:`, ...near].join('\n'));
}
