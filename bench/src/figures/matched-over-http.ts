import type { DemoProfile } from '../documents/demo-world.ts';

/** Asks a server for the first page of a profile's candidates; false where it refuses for want of room (503), throws on any other failure. */
export async function matchedOverHttp(base: string, { matchProfile, enrichment }: DemoProfile): Promise<boolean> {
  const { language } = enrichment;
  const body = JSON.stringify({
    matchProfile: { ...matchProfile, language },
    userLanguage: language,
    from: 0,
    size: 20,
  });
  const response = await fetch(`${base}/api/hrmatching/match2candidates/candidates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await response.text();
  if (response.status === 503) return false;
  if (!response.ok) throw new Error(`a match answered ${response.status}: ${text.slice(0, 300)}`);
  return true;
}
