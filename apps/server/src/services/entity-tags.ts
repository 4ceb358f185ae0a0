/** What a caller expects of the version that it writes over: the headers If-Match and If-None-Match. */
export interface EntityTagHeaders {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

/** What the headers of a request expect. */
export function expectationOf(headers: {
  readonly 'if-match'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}): EntityTagHeaders {
  return { ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] };
}

/**
 * Whether a list of entity tags names the present one; `*` names any. A proxy that compresses an answer marks its tag as weak, which
 * says nothing about our versions: the mark is left off.
 */
function names(list: string, present: string): boolean {
  return list.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace(/^W\//, '') === present;
  });
}

/** Whether a write must be refused with 412 (RFC 9110, 13.1): `present` is the entity tag of what is there, null for nothing. */
export function isRefusedBy({ ifMatch, ifNoneMatch }: EntityTagHeaders, present: string | null): boolean {
  return (
    (ifMatch !== undefined && (present === null || !names(ifMatch, present))) ||
    (ifNoneMatch !== undefined && present !== null && names(ifNoneMatch, present))
  );
}

/** The entity tag of a version number. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
