import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Concept } from '../src/index.ts';

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-ontology-'));
  // asked of the test itself: a hook of this file would be heard in the first file that imports it only
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files into a folder of their own; those whose name ends in .gz are gzipped. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  return folder;
}

/** An ESCO-like URI with a readable end. */
export function uri(kind: 'occupation' | 'skill', name: string): string {
  return `http://data.europa.eu/esco/${kind}/${name}`;
}

/** The URI of an ISCO group. */
export function isco(code: string): string {
  return `http://data.europa.eu/esco/isco/C${code}`;
}

const SOFT = uri('skill', '021a23e1-907e-4627-b05a-555f889cbb65');

/** A download in the official form, with invented concepts: line ends between labels, status, files by language. */
export const OFFICIAL: Readonly<Record<string, string>> = {
  'occupations_en.csv': [
    'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate',
    `Occupation,${uri('occupation', 'o1')},7212,welder,"weld master\nflame welder",joiner of steel,released,2024-01-01`,
    `Occupation,${uri('occupation', 'o2')},7212,glass bubble welder,,,released,2024-01-01`,
    `Occupation,${uri('occupation', 'o3')},7212,blimp welder,,,obsolete,2024-01-01`,
  ].join('\n'),
  'occupations_fr.csv': [
    'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status',
    `Occupation,${uri('occupation', 'o1')},7212,soudeur/soudeuse,,,released`,
    `Occupation,${uri('occupation', 'o2')},7212,souffleur de bulles/souffleuse de bulles,,,released`,
  ].join('\n'),
  'ISCOGroups_en.csv': [
    'conceptType,conceptUri,code,preferredLabel,status,altLabels',
    `ISCOGroup,${isco('7212')},7212,Bubble and steel joiners,released,`,
  ].join('\n'),
  'skills_en.csv': [
    'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status',
    `KnowledgeSkillCompetence,${uri('skill', 's1')},skill/competence,sector-specific,blow bubbles,"puff, bubbles",,released`,
    `KnowledgeSkillCompetence,${uri('skill', 's2')},skill/competence,transversal,stay cheerful in the rain,,,released`,
    `KnowledgeSkillCompetence,${uri('skill', 's3')},knowledge,transversal,Dutch,,,released`,
    `KnowledgeSkillCompetence,${uri('skill', 's4')},skill/competence,transversal,whisper in Dutch,,,released`,
    `KnowledgeSkillCompetence,${uri('skill', 's5')},skill/competence,sector-specific,data,,,released`,
    `KnowledgeSkillCompetence,${uri('skill', 's6')},skill/competence,sector-specific,Zorp (computer programming),,,released`,
  ].join('\n'),
  'languageSkillsCollection_en.csv': [
    'conceptType,conceptUri,preferredLabel,broaderConceptUri',
    `KnowledgeSkillCompetence,${uri('skill', 's3')},Dutch,`,
    `KnowledgeSkillCompetence,${uri('skill', 's4')},whisper in Dutch,${uri('skill', 's3')}`,
  ].join('\n'),
  'transversalSkillsCollection_en.csv': [
    'conceptType,conceptUri,preferredLabel,broaderConceptUri',
    `KnowledgeSkillCompetence,${uri('skill', 's2')},stay cheerful in the rain,${SOFT}`,
  ].join('\n'),
  'occupationSkillRelations_en.csv': [
    'occupationUri,relationType,skillType,skillUri',
    `${uri('occupation', 'o2')},essential,skill/competence,${uri('skill', 's1')}`,
    `${uri('occupation', 'o2')},optional,skill/competence,${uri('skill', 's2')}`,
    `${uri('occupation', 'o2')},essential,knowledge,${uri('skill', 's3')}`,
    `${uri('occupation', 'o1')},essential,skill/competence,${uri('skill', 's1')}`,
  ].join('\n'),
  'broaderRelationsOccPillar_en.csv': [
    'conceptType,conceptUri,broaderType,broaderUri',
    `Occupation,${uri('occupation', 'o2')},Occupation,${uri('occupation', 'o1')}`,
    `Occupation,${uri('occupation', 'o1')},ISCOGroup,${isco('7212')}`,
  ].join('\n'),
  'skillSkillRelations_en.csv': [
    'originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri',
    `${uri('skill', 's1')},skill/competence,optional,skill/competence,${uri('skill', 's5')}`,
  ].join('\n'),
};

/** The same concepts in the shortened form: gzipped, bars between labels, collections in a column, other names. */
export const SHORTENED: Readonly<Record<string, string>> = {
  'occupations_en.csv.gz': [
    'conceptUri,code,iscoGroup,preferredLabel,altLabels,hiddenLabels',
    `${uri('occupation', 'o1')},7212.1,7212,welder,weld master|flame welder,joiner of steel`,
    `${uri('occupation', 'o2')},7212.2,7212,glass bubble welder,,`,
  ].join('\n'),
  'occupations_fr.csv.gz': [
    'conceptUri,code,iscoGroup,preferredLabel,altLabels,hiddenLabels',
    `${uri('occupation', 'o1')},,7212,soudeur/soudeuse,,`,
    `${uri('occupation', 'o2')},,7212,souffleur de bulles/souffleuse de bulles,,`,
  ].join('\n'),
  'isco_groups.csv': [
    'conceptUri,code,label_en,label_nl,label_fr,label_it',
    `${isco('7212')},7212,Bubble and steel joiners,,,`,
  ].join('\n'),
  'skills_en_partial.csv.gz': [
    'conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,collections',
    `${uri('skill', 's1')},skill/competence,sector-specific,blow bubbles,"puff, bubbles",,`,
    `${uri('skill', 's2')},skill/competence,transversal,stay cheerful in the rain,,,transversal`,
    `${uri('skill', 's3')},knowledge,transversal,Dutch,,,language`,
    `${uri('skill', 's4')},skill/competence,transversal,whisper in Dutch,,,language`,
    `${uri('skill', 's5')},skill/competence,sector-specific,data,,,`,
    `${uri('skill', 's6')},skill/competence,sector-specific,Zorp (computer programming),,,`,
  ].join('\n'),
  'occupation_skill_relations.csv.gz': OFFICIAL['occupationSkillRelations_en.csv'] ?? '',
  'broader_occupations.csv.gz': OFFICIAL['broaderRelationsOccPillar_en.csv'] ?? '',
  'broader_skills.csv.gz': [
    'conceptUri,conceptType,broaderUri,broaderType',
    `${uri('skill', 's2')},KnowledgeSkillCompetence,${uri('skill', 't3.1')},SkillGroup`,
    `${uri('skill', 't3.1')},SkillGroup,${SOFT},SkillGroup`,
    `${uri('skill', 's4')},KnowledgeSkillCompetence,${uri('skill', 's3')},KnowledgeSkillCompetence`,
  ].join('\n'),
  'skill_skill_relations.csv.gz': OFFICIAL['skillSkillRelations_en.csv'] ?? '',
};

/** An imported occupation that shares neither name nor unit group with any other, only its ESCO URI. */
export function strangerOf(uri: string): Concept {
  return {
    id: 'esco:other',
    type: 'OCCUPATION',
    isco: '0110',
    sameAs: [uri],
    labels: { ENG: { preferred: 'quite another name', alternative: [], hidden: [] } },
    broader: [],
    related: [],
  };
}
