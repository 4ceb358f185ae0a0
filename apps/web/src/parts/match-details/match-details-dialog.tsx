import { Modal } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyText, rowTitle } from '../../state/document-labels.ts';
import type { Match } from '../../state/matching/index-results.ts';
import type { SourceState } from '../../state/matching/source-entity.ts';
import { RelevanceBar } from '../results/relevance-bar.tsx';
import { MatchDetailsView } from './match-details-view.tsx';

interface MatchDetailsDialogProps {
  readonly match: Match;
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly source: Extract<SourceState, { status: 'loaded' }> | null;
  readonly onClose: () => void;
}

/** The details of a match over the results; Escape and the close button give the focus back. */
export function MatchDetailsDialog({ match, kind, index, source, onClose }: MatchDetailsDialogProps) {
  const intl = useIntl();
  const document = match.document as unknown as WireDocument;
  const name = index.detailsTitleProperty === undefined ? '' : propertyText(document, index.detailsTitleProperty);
  const title = [name, rowTitle(kind, document)].filter((part) => part !== '').join(' – ');
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1180px, 96vw)"
      title={
        <span className="dialog-title">
          {title === '' ? match.id : title}
          <RelevanceBar match={match} hasColours />
        </span>
      }
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
      transitionProps={{ duration: 0 }}
    >
      <MatchDetailsView match={match} kind={kind} extraProperties={index.extraProperties} source={source} />
    </Modal>
  );
}
