import type { Enrichment } from '@counterpart/domain';

/** A stored document that has one skill and one word. */
export function enrichment(id: string, concept: string): Enrichment {
  return {
    ontologyVersion: '1',
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [
      {
        conceptId: concept,
        conceptType: 'SKILL',
        source: 'CV_TEXT',
        field: 'cvText',
        start: 0,
        end: 1,
        endYear: null,
        level: null,
      },
    ],
    texts: [{ source: 'CV_TEXT', field: 'cvText', endYear: null, stems: [concept], starts: [0], ends: [1] }],
    worked: [],
    availableFrom: null,
  };
}
