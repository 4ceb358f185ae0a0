/** What the generator knows of a document, and no scorer sees: who could do which work, and where. */
export interface DemoTrade {
  readonly language: string;
  readonly sector: string;
  /** The first title of the occupation: the present one of a candidate, the one asked of a job. */
  readonly occupation: string;
  readonly office: string;
  /** Of a candidate those that the CV names, of a job those it must have. */
  readonly skills: readonly string[];
}

/** A document's id and trade. */
export interface DemoTraits extends DemoTrade {
  readonly id: string;
}

/** What is remembered of a generated document. */
export function traitsOf({
  document,
  trade,
}: {
  readonly document: { readonly id?: string };
  readonly trade: DemoTrade;
}): DemoTraits {
  return { id: document.id ?? '', ...trade };
}
