/** Requests as heavy as their documented bounds allow (docs/limits.md), and what they are called. */
export interface WorstRequest {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: string;
  readonly type?: string;
}

const TO_CANDIDATES = '/hrmatching/match2candidates/candidates';
/** Words that the starter ontology knows, so that every item reaches others. */
const SKILLS = [
  'lassen',
  'boekhouden',
  'magazijnbeheer',
  'Excel',
  'TIG-lassen',
  'elektriciteit',
  'verkoop',
  'planning',
];

function items(count: number, required: boolean) {
  return Array.from({ length: count }, (_, i) => ({
    id: `i${i}`,
    label: `${SKILLS[i % SKILLS.length] ?? ''}${i < SKILLS.length ? '' : ` ${i}`}`,
    required,
  }));
}

function profile(count: number, requiredItems: number) {
  const all = [...items(requiredItems, true), ...items(count - requiredItems, false)];
  const value = all.map((item, i) => ({ ...item, id: `i${i}` }));
  const aspects = { jobFunctions: { value }, hardSkills: { value }, softSkills: { value } };
  const plain = value.map((item) => ({ ...item, required: false }));
  return {
    language: 'DUT',
    aspects: { ...aspects, jobFunctions: { value: plain }, softSkills: { value: plain } },
  };
}

/** 200 rules that each compare every word of a text, seven groups deep. */
function filter() {
  const rule = (i: number) => ({
    property: i % 2 === 0 ? 'name' : 'town',
    data: { type: 'keyword', comparison: 'contains', value: `nergens ${i}` },
  });
  let group: unknown = { combinator: 'or', rules: Array.from({ length: 200 }, (_, i) => rule(i)) };
  for (let depth = 1; depth < 8; depth += 1) group = { combinator: 'or', rules: [group] };
  return group;
}

/** The worst that each call takes. */
export function worstRequests(): readonly WorstRequest[] {
  const post = (name: string, path: string, body: unknown): WorstRequest => ({
    name,
    method: 'POST',
    path,
    body: JSON.stringify(body),
  });
  const cvText = 'Ik ben lasser in Gent met ervaring in TIG-lassen en boekhouden. '.repeat(15_000);
  const line = (i: number) => JSON.stringify({ id: `big-${i}`, language: 'DUT', cvText: cvText.slice(0, 200_000) });
  return [
    post('match of 200 items an aspect', TO_CANDIDATES, { matchProfile: profile(200, 0) }),
    post('match with 200 rules', TO_CANDIDATES, { matchFilter: filter(), matchProfile: profile(20, 0) }),
    post('impact, 50 required items and 200 rules', `${TO_CANDIDATES}/impact`, {
      matchProfile: profile(200, 50),
      matchFilter: filter(),
    }),
    post('why-not, 50 required items', `${TO_CANDIDATES}/whynot`, {
      matchProfile: profile(200, 50),
      targetId: 'demo-candidate-1',
    }),
    post('page of 10,000', TO_CANDIDATES, { matchProfile: profile(20, 0), size: 10_000 }),
    post('csv of 1,000', `${TO_CANDIDATES}/csv`, { matchProfile: profile(20, 0), size: 1000 }),
    post('20 facets', '/hrmatching/candidates_index/candidates/_search', {
      aggs: Object.fromEntries(
        Array.from({ length: 20 }, (_, i) => [`f${i}`, { terms: { field: 'name', size: 10_000 } }]),
      ),
    }),
    post('parse of 500,000 characters', '/parsing/parseJob', { title: 'lasser', text: cvText.slice(0, 500_000) }),
    {
      name: 'document of 960,000 characters',
      method: 'PUT',
      path: '/hrmatching/candidates_index/candidates/doc/big',
      body: JSON.stringify({ language: 'DUT', cvText }),
    },
    {
      name: 'bulk of 20 lines of 200,000 characters',
      method: 'POST',
      path: '/hrmatching/candidates_index/candidates/_bulk',
      body: Array.from({ length: 20 }, (_, i) => line(i)).join('\n'),
      type: 'application/x-ndjson',
    },
  ];
}
