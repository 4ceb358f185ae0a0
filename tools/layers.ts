// The one layer table (house-style.md, "Layout"): which folder may import which. Lint, the tripwire
// and the architecture page read it; nothing else lists layers.
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/text': [],
  'packages/contract': ['packages/domain'],
  'packages/scoring': ['packages/domain'],
  'packages/store': ['packages/domain'],
  'packages/ontology': ['packages/domain', 'packages/text'],
  'packages/testkit': ['packages/domain'],
  'packages/search-port': ['packages/domain', 'packages/scoring'],
  'packages/parsing': ['packages/domain', 'packages/text', 'packages/ontology'],
  'packages/client': ['packages/domain', 'packages/contract'],
  'packages/engine': ['packages/domain', 'packages/scoring', 'packages/search-port'],
  'packages/conformance': ['packages/domain', 'packages/scoring', 'packages/search-port', 'packages/testkit'],
  'apps/server': [
    'packages/domain',
    'packages/text',
    'packages/contract',
    'packages/scoring',
    'packages/store',
    'packages/ontology',
    'packages/testkit',
    'packages/search-port',
    'packages/parsing',
    'packages/engine',
  ],
  'apps/web': ['packages/domain', 'packages/client'],
};

// Rooms: the stages inside a large folder, in the order in which data flows through them. A room imports only
// itself and the rooms named before it; the files beside the rooms may import all of them, and are imported by none.
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'packages/ontology/src': ['concepts', 'labels', 'expansion', 'places', 'build', 'starter', 'import', 'stored'],
  'packages/scoring/src': ['numbers', 'filters', 'values', 'query', 'items', 'directions', 'matches', 'why-not'],
  'packages/parsing/src': [
    'tokens',
    'language',
    'structure',
    'text-kind',
    'labels',
    'concepts',
    'relevance',
    'requirement',
    'terms',
    'places',
    'languages',
    'phrases',
    'reading',
    'job',
    'query',
    'cv',
    'enrichment',
  ],
  'packages/parsing/src/terms': ['contract', 'seniority', 'wage', 'hours'],
  'packages/parsing/src/cv': ['words', 'dates', 'layout', 'entries', 'person'],
  'apps/server/src/imports': ['formats', 'records'],
};
