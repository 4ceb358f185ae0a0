import type { Language } from '@counterpart/domain';
import { joinLabelSets, type LabelDraft, labelSetOf } from './esco-labels.ts';
import type { EscoFile } from './esco-files.ts';
import type { TableReading, TableRow } from '../read-table.ts';

/** An occupation or skill of ESCO as far as it has been read. */
export interface EscoDraft {
  readonly uri: string;
  readonly isOccupation: boolean;
  readonly labels: LabelDraft;
  /** ISCO unit groups as each language's file gives them: releases differ. */
  readonly isco: string[];
  isKnowledge: boolean;
}

type Take = TableReading['take'];

const CONCEPT_URI = /^https?:\/\/[^\s/]+\/\S*\/[^\s/]+$/;
const SKIPPED_STATUS = new Set(['obsolete', 'deprecated']);
const ISCO_CODE = /^C?(\d{1,4})$/;
const LABEL_COLUMNS: Readonly<Record<string, Language>> = {
  label_nl: 'DUT',
  label_fr: 'FRE',
  label_en: 'ENG',
  label_it: 'ITA',
};

/** The last part of a URI, lower case for the UUIDs of concepts. */
function tailOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}

/** The ISCO code at the end of a group's URI, if it is one. */
function iscoOf(uri: string): string | undefined {
  return uri.includes('/isco/') ? ISCO_CODE.exec(tailOf(uri))?.[1] : undefined;
}

/** The concept id of an ESCO URI: `esco:` and the UUID, or the id of an ISCO group. */
export function escoId(uri: string): string {
  const code = iscoOf(uri);
  return code === undefined ? `esco:${tailOf(uri).toLowerCase()}` : `isco-${code}`;
}

/** Everything that the files of one ESCO folder say, before concepts are made of it. */
export class EscoDrafts {
  readonly concepts = new Map<string, EscoDraft>();
  readonly categories = new Map<string, LabelDraft>();
  readonly languageSkills = new Set<string>();
  readonly broader = new Map<string, Set<string>>();
  readonly related = new Map<string, Set<string>>();
  readonly essential = new Map<string, Set<string>>();
  readonly optional = new Map<string, Set<string>>();

  /** What a file of a kind must have and what its rows do here. */
  readingOf(file: EscoFile): { readonly required: TableReading['required']; readonly take: Take } {
    switch (file.kind) {
      case 'occupations':
        return { required: [['conceptUri'], ['iscoGroup'], ['preferredLabel']], take: this.#takeConcept(file, true) };
      case 'skills':
        return { required: [['conceptUri'], ['skillType'], ['preferredLabel']], take: this.#takeConcept(file, false) };
      case 'iscoGroups':
        return {
          required: [['conceptUri'], ['preferredLabel', ...Object.keys(LABEL_COLUMNS)]],
          take: this.#takeGroup(file),
        };
      case 'skillGroups':
        // the groups themselves are no concepts (docs/adr/0008); the hierarchy names them by URI
        return { required: [['conceptUri']], take: (row) => uriProblem(row, 'conceptUri') };
      case 'transversal':
        // which group a skill is in tells whether it is a soft one, not that it is listed here
        return { required: [['conceptUri']], take: this.#takeMember(null) };
      case 'languages':
        return { required: [['conceptUri']], take: this.#takeMember(this.languageSkills) };
      case 'broaderOccupations':
      case 'broaderSkills':
        return {
          required: [['conceptUri'], ['broaderUri']],
          take: this.#takePair('conceptUri', 'broaderUri', () => this.broader),
        };
      case 'occupationSkills': {
        const kind = (row: TableRow): Map<string, Set<string>> | undefined => {
          const relation = row.cell('relationType');
          return relation === 'essential' ? this.essential : relation === 'optional' ? this.optional : undefined;
        };
        return {
          required: [['occupationUri'], ['relationType'], ['skillUri']],
          take: this.#takePair('occupationUri', 'skillUri', kind),
        };
      }
      case 'skillSkills':
        return {
          required: [['originalSkillUri'], ['relatedSkillUri']],
          take: this.#takePair('originalSkillUri', 'relatedSkillUri', () => this.related),
        };
    }
  }

  #takeConcept({ language }: EscoFile, isOccupation: boolean): Take {
    return (row) => {
      const problem = uriProblem(row, 'conceptUri');
      if (problem !== undefined) return problem;
      if (isSkipped(row) || language === undefined) return undefined;
      const uri = row.cell('conceptUri') ?? '';
      const group = row.cell('iscoGroup')?.trim() ?? '';
      const code = ISCO_CODE.exec(group)?.[1];
      if (isOccupation && group !== '' && code === undefined) return `"${group.slice(0, 40)}" is no ISCO group`;
      const labels = labelSetOf(row, isOccupation);
      if (labels === undefined) return undefined;
      const id = escoId(uri);
      let draft = this.concepts.get(id);
      if (draft === undefined) {
        draft = { uri, isOccupation, labels: {}, isco: [], isKnowledge: false };
        this.concepts.set(id, draft);
      }
      if (draft.isOccupation !== isOccupation) return `${uri} is an occupation in one file and a skill in another`;
      draft.labels[language] = joinLabelSets(draft.labels[language], labels);
      if (code?.length === 4) draft.isco.push(code);
      if (row.cell('skillType') === 'knowledge') draft.isKnowledge = true;
      this.#takeCollections(row, id);
      return undefined;
    };
  }

  /** Some copies say in a column of the skills which collections each belongs to. */
  #takeCollections(row: TableRow, id: string): void {
    if ((row.cell('collections') ?? '').split('|').includes('language')) this.languageSkills.add(id);
  }

  #takeGroup({ language }: EscoFile): Take {
    return (row) => {
      const problem = uriProblem(row, 'conceptUri');
      if (problem !== undefined) return problem;
      const uri = row.cell('conceptUri') ?? '';
      const code = iscoOf(uri);
      if (code === undefined) return `${uri} is no ISCO group`;
      if (isSkipped(row)) return undefined;
      const id = `isco-${code}`;
      const columns = language === undefined ? Object.entries(LABEL_COLUMNS) : [['preferredLabel', language] as const];
      for (const [column, labelLanguage] of columns) {
        const labels = labelSetOf(row, false, column);
        if (labels === undefined) continue;
        const draft = this.categories.get(id) ?? {};
        draft[labelLanguage] = joinLabelSets(draft[labelLanguage], labels);
        this.categories.set(id, draft);
      }
      return undefined;
    };
  }

  #takeMember(members: Set<string> | null): Take {
    return (row) => {
      const problem = uriProblem(row, 'conceptUri');
      if (problem !== undefined) return problem;
      const id = escoId(row.cell('conceptUri') ?? '');
      if (!isSkipped(row)) members?.add(id);
      for (const uri of (row.cell('broaderConceptUri') ?? '').split(/[\s|]+/)) {
        if (CONCEPT_URI.test(uri)) link(this.broader, id, escoId(uri));
      }
      return undefined;
    };
  }

  #takePair(from: string, to: string, mapOf: (row: TableRow) => Map<string, Set<string>> | undefined): Take {
    return (row) => {
      const problem = uriProblem(row, from) ?? uriProblem(row, to);
      if (problem !== undefined) return problem;
      const map = mapOf(row);
      if (map === undefined)
        return `"${(row.cell('relationType') ?? '').slice(0, 40)}" is neither essential nor optional`;
      link(map, escoId(row.cell(from) ?? ''), escoId(row.cell(to) ?? ''));
      return undefined;
    };
  }
}

function link(map: Map<string, Set<string>>, from: string, to: string): void {
  if (from === to) return;
  const targets = map.get(from);
  if (targets === undefined) map.set(from, new Set([to]));
  else targets.add(to);
}

function isSkipped(row: TableRow): boolean {
  return SKIPPED_STATUS.has(row.cell('status')?.trim().toLowerCase() ?? '');
}

function uriProblem(row: TableRow, column: string): string | undefined {
  const uri = row.cell(column) ?? '';
  return CONCEPT_URI.test(uri) ? undefined : `${column} "${uri.slice(0, 80)}" is no URI`;
}
