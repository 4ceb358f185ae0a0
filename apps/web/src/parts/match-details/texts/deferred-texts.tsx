import { memo, type RefObject, useDeferredValue, useMemo } from 'react';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { marksByField } from '../../../state/results/details/evidence.ts';
import { passagesOf } from '../../../state/results/details/passages.ts';
import { documentOf } from '../../../state/results/row-facts.ts';
import { type AdditionalDocument, DocumentTexts } from './document-texts.tsx';
import { EvidencePassages } from './evidence-passages.tsx';

interface TextsProps {
  readonly match: Match;
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly activeId: string | null;
  readonly additional: AdditionalDocument | null;
  readonly additionalRef: RefObject<HTMLElement | null>;
}

const Texts = memo(function Texts({ match, kind, index, activeId, additional, additionalRef }: TextsProps) {
  const marks = useMemo(() => marksByField(match.explanations, 'FORWARD'), [match]);
  const sourceMarks = useMemo(() => marksByField(match.explanations, 'REVERSE'), [match]);
  return (
    <DocumentTexts
      kind={kind}
      document={documentOf(match)}
      marks={marks}
      activeId={activeId}
      extraProperties={index.extraProperties}
      sections={index.detailsSections}
      additional={additional === null ? null : { ...additional, marks: sourceMarks }}
      additionalRef={additionalRef}
    />
  );
});

const Passages = memo(function Passages({ match }: Pick<TextsProps, 'match'>) {
  return <EvidencePassages passages={passagesOf(match.explanations, 'FORWARD', documentOf(match))} />;
});

/** A match once the sums and the items of it show: a long text with its marks follows, and holds nobody up. */
function useLater(match: Match): Match | null {
  const later = useDeferredValue<Match | null>(match, null);
  // beside the items of one match never stands the text of another
  return later?.id === match.id ? later : null;
}

/** The texts of both documents, right after what is in sight first. */
export function DeferredTexts({ match, ...rest }: TextsProps) {
  const later = useLater(match);
  return later !== null && <Texts match={later} {...rest} />;
}

/** What a printed match has in place of its texts, right after what is in sight first. */
export function DeferredPassages({ match }: Pick<TextsProps, 'match'>) {
  const later = useLater(match);
  return later !== null && <Passages match={later} />;
}
