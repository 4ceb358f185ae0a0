import { CatalogueError, type ProfileKind, type WireDocument } from '@counterpart/domain';
import type { ImportFormat } from '@counterpart/contract';
import { importFailure } from '../formats/import-failure.ts';
import { MAX_DEPTH } from '../formats/import-limits.ts';
import { jobPostingDocument, jobPostings } from './job-posting.ts';
import { isJsonResume, jsonResumeDocument } from './json-resume.ts';
import { isDeeper, isObject, type JsonObject } from './json-value.ts';
import { stableId } from './stable-id.ts';

/** What a JSON value describes, and the documents in it. */
export interface JsonDocuments {
  readonly format: ImportFormat & ('JSON' | 'JSON_RESUME' | 'JOB_POSTING');
  readonly documents: readonly WireDocument[];
}

const JOB_FIELDS = ['jobTitle', 'jobText'];
const CANDIDATE_FIELDS = ['cvText', 'preferredJobTitle', 'preferredJobInfo', 'workExperiences', 'educations'];
const SHARED_FIELDS = ['matchProfile', 'extraProperties'];

const hasAny = (value: JsonObject, fields: readonly string[]) => fields.some((field) => field in value);

/** Our own documents as they are; one without an id gets one made from its content. */
function ownDocument(value: JsonObject, kind: ProfileKind): WireDocument {
  const [own, other] = kind === 'JOB' ? [JOB_FIELDS, CANDIDATE_FIELDS] : [CANDIDATE_FIELDS, JOB_FIELDS];
  if (!hasAny(value, own)) {
    if (hasAny(value, other)) throw importFailure('WRONG_KIND');
    if (!hasAny(value, SHARED_FIELDS)) throw importFailure('NO_DOCUMENT');
  }
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...document } = value;
  return { id: stableId(JSON.stringify(value)), ...document };
}

/** The documents of a JSON value: a JSON Resume, schema.org postings, or a document of ours; throws what it is instead. */
export function jsonDocuments(value: unknown, kind: ProfileKind): JsonDocuments {
  if (!isObject(value) && !Array.isArray(value)) throw importFailure('NO_DOCUMENT');
  if (isDeeper(value, MAX_DEPTH)) {
    throw new CatalogueError('INVALID_REQUEST', [{ path: '', message: `JSON nests at most ${MAX_DEPTH} deep here.` }]);
  }
  const postings = jobPostings(value);
  if (postings.length > 0) {
    if (kind !== 'JOB') throw importFailure('WRONG_KIND');
    return { format: 'JOB_POSTING', documents: postings.map(jobPostingDocument) };
  }
  if (!isObject(value)) throw importFailure('NO_DOCUMENT');
  if (isJsonResume(value)) {
    if (kind !== 'CANDIDATE') throw importFailure('WRONG_KIND');
    return { format: 'JSON_RESUME', documents: [jsonResumeDocument(value)] };
  }
  return { format: 'JSON', documents: [ownDocument(value, kind)] };
}
