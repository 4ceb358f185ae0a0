import { type ConceptId, type ConceptType, LANGUAGES, type Language, type SkillKind } from '@counterpart/domain';
import type { Concept, LabelSet } from '../concepts/concept.ts';

/** A plain-text source of concepts and the name that its mistakes are reported under. */
export interface OntoFile {
  readonly file: string;
  readonly text: string;
}

/** A mistake in a source; `line` counts from 1. */
export interface OntoProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A concept and where it was written. */
export interface SourceConcept {
  readonly concept: Concept;
  readonly file: string;
  readonly line: number;
}

/** Every mistake found in the sources. */
export class OntoSyntaxError extends Error {
  readonly problems: readonly OntoProblem[];

  constructor(problems: readonly OntoProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'OntoSyntaxError';
    this.problems = problems;
  }
}

const LANGUAGE_OF_CODE: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({ nl: 'DUT', fr: 'FRE', en: 'ENG', it: 'ITA' }),
);
const KIND_OF_WORD: ReadonlyMap<string, { readonly type: ConceptType; readonly kind?: SkillKind }> = new Map(
  Object.entries<{ readonly type: ConceptType; readonly kind?: SkillKind }>({
    occupation: { type: 'OCCUPATION' },
    skill: { type: 'SKILL' },
    licence: { type: 'SKILL', kind: 'licence' },
    shift: { type: 'SKILL', kind: 'shift' },
    place: { type: 'SKILL', kind: 'place' },
    soft: { type: 'SOFT_SKILL' },
    language: { type: 'LANGUAGE' },
    category: { type: 'CATEGORY' },
    degree: { type: 'DEGREE' },
    field: { type: 'FIELD' },
  }),
);
const ID = /^[a-z0-9][a-z0-9-]*$/;
const ISCO_UNIT = /^\d{4}$/;

interface Draft {
  readonly id: ConceptId;
  readonly type: ConceptType;
  readonly kind?: SkillKind;
  readonly isco?: string;
  readonly line: number;
  readonly broader: ConceptId[];
  readonly related: ConceptId[];
  readonly essential: ConceptId[];
  readonly optional: ConceptId[];
  readonly labels: Partial<Record<Language, LabelSet>>;
  readonly needContext: Set<string>;
  everywhere?: LabelSet;
}

/** Reads one source line by line; every mistake is kept with its line, so that one run shows them all. */
class OntoReader {
  readonly problems: OntoProblem[] = [];
  readonly drafts: Draft[] = [];
  readonly #file: string;
  readonly #groups = new Map<string, readonly string[]>();
  #line = 0;
  #draft: Draft | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read(text: string): void {
    for (const line of text.split('\n')) {
      this.#line++;
      const trimmed = line.trim();
      if (trimmed !== '' && !trimmed.startsWith('#')) this.#readLine(trimmed);
    }
  }

  #fault(message: string): void {
    this.problems.push({ file: this.#file, line: this.#line, message });
  }

  #readLine(line: string): void {
    const gap = line.indexOf(' ');
    const mark = gap < 0 ? line : line.slice(0, gap);
    const rest = gap < 0 ? '' : line.slice(gap + 1).trim();
    if (mark === '=') this.#startConcept(rest.split(/ +/));
    else if (mark === '&') this.#defineGroup(rest.split(/ +/));
    else if (this.#draft === undefined) this.#fault('a line before the first concept ("= type id")');
    else if (mark === '+') this.#addSkills(rest, this.#draft.essential);
    else if (mark === '?') this.#addSkills(rest, this.#draft.optional);
    else if (mark === '*') this.#setEverywhere(rest, this.#draft);
    else {
      const language = LANGUAGE_OF_CODE.get(mark);
      if (language === undefined) this.#fault(`"${mark}" begins no line; expected = & + ? * nl fr en it or #`);
      else if (this.#draft.labels[language] !== undefined) this.#fault(`a second line "${mark}"`);
      else {
        const labels = this.#labels(rest, this.#draft);
        if (labels !== undefined) this.#draft.labels[language] = labels;
      }
    }
  }

  #setEverywhere(rest: string, draft: Draft): void {
    const labels = this.#labels(rest, draft);
    if (labels !== undefined) draft.everywhere = labels;
  }

  #startConcept(words: readonly string[]): void {
    const [word = '', id = '', ...rest] = words;
    const kind = KIND_OF_WORD.get(word);
    this.#draft = undefined;
    if (kind === undefined) return this.#fault(`unknown type "${word}"`);
    if (!ID.test(id)) return this.#fault(`"${id}" is no id (lower-case letters, digits and hyphens)`);
    const first = rest[0] ?? '';
    const isco = ISCO_UNIT.test(first) ? first : undefined;
    if (kind.type === 'OCCUPATION' && isco === undefined) this.#fault(`occupation ${id} lacks its ISCO unit group`);
    const broader: ConceptId[] = [];
    const related: ConceptId[] = [];
    let target: ConceptId[] | undefined;
    for (const part of isco === undefined ? rest : rest.slice(1)) {
      if (part === '^') target = broader;
      else if (part === '~') target = related;
      else if (!ID.test(part) || target === undefined) this.#fault(`"${part}" is not expected after the id`);
      else target.push(part);
    }
    this.#draft = {
      id,
      ...kind,
      ...(isco === undefined ? {} : { isco }),
      line: this.#line,
      broader,
      related,
      essential: [],
      optional: [],
      labels: {},
      needContext: new Set(),
    };
    this.drafts.push(this.#draft);
  }

  #defineGroup([name = '', ...ids]: readonly string[]): void {
    if (!ID.test(name) || ids.length === 0) this.#fault('a group is "& name id id ..."');
    else this.#groups.set(name, ids);
  }

  #addSkills(rest: string, target: ConceptId[]): void {
    if (this.#draft?.type !== 'OCCUPATION') return this.#fault('only occupations have skills');
    for (const word of rest.split(/ +/)) {
      const group = word.startsWith('&') ? this.#groups.get(word.slice(1)) : [word];
      if (group === undefined) this.#fault(`no group "${word}" above this line`);
      for (const id of group ?? []) {
        if (!ID.test(id)) this.#fault(`"${id}" is no id`);
        else if (!target.includes(id)) target.push(id);
      }
    }
  }

  #labels(rest: string, draft: Draft): LabelSet | undefined {
    const visible: string[] = [];
    const hidden: string[] = [];
    for (const alternative of rest.split('|')) {
      // a gendered twin follows its label after a comma; the names of ISCO groups contain commas
      for (const written of draft.type === 'CATEGORY' ? [alternative] : alternative.split(', ')) {
        let label = written.trim();
        const isHidden = label.startsWith('_');
        const needsContext = label.startsWith('!');
        if (isHidden || needsContext) label = label.slice(1).trim();
        if (label === '') {
          this.#fault('an empty label');
          continue;
        }
        // an export would give back another label
        if (label.includes('  ')) this.#fault(`"${label}" has two spaces in a row`);
        if (needsContext) draft.needContext.add(label);
        (isHidden ? hidden : visible).push(label);
      }
    }
    const [preferred, ...alternative] = visible;
    if (preferred === undefined) {
      this.#fault('a language needs a label that is not hidden');
      return undefined;
    }
    return { preferred, alternative, hidden };
  }

  concepts(): SourceConcept[] {
    return this.drafts.map((draft) => {
      const labels: Partial<Record<Language, LabelSet>> = {};
      for (const language of LANGUAGES) {
        const own = draft.labels[language] ?? draft.everywhere;
        if (own !== undefined) labels[language] = own;
      }
      const isOccupation = draft.type === 'OCCUPATION';
      const concept: Concept = {
        id: draft.id,
        type: draft.type,
        ...(draft.kind === undefined ? {} : { kind: draft.kind }),
        labels,
        broader: draft.broader,
        related: draft.related,
        ...(isOccupation ? { essentialSkills: draft.essential, optionalSkills: draft.optional } : {}),
        ...(draft.isco === undefined ? {} : { isco: draft.isco }),
        ...(draft.needContext.size === 0 ? {} : { needContext: [...draft.needContext] }),
      };
      return { concept, file: this.#file, line: draft.line };
    });
  }
}

/**
 * Reads sources in the format of the package's README.
 * Throws OntoSyntaxError, which names file and line of every line that cannot be read.
 */
export function parseOnto(files: readonly OntoFile[]): readonly SourceConcept[] {
  const readers = files.map(({ file, text }) => {
    const reader = new OntoReader(file);
    reader.read(text);
    return reader;
  });
  const problems = readers.flatMap((reader) => reader.problems);
  if (problems.length > 0) throw new OntoSyntaxError(problems);
  return readers.flatMap((reader) => reader.concepts());
}
