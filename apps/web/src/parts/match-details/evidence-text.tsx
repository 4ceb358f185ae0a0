import { FormattedMessage } from 'react-intl';
import { blankMarkup, type EvidenceMark, markId } from '../../state/results/evidence.ts';

interface EvidenceTextProps {
  readonly field: string;
  readonly text: string | null | undefined;
  readonly marks: readonly EvidenceMark[] | undefined;
}

/** A text with the evidence of asked items highlighted; empty text says so. */
export function EvidenceText({ field, text, marks = [] }: EvidenceTextProps) {
  if ((text ?? '').trim() === '') {
    return (
      <p className="dimmed">
        <FormattedMessage id="details.noText" />
      </p>
    );
  }
  const shown = blankMarkup(text ?? '');
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { start, end, labels } of marks) {
    parts.push(shown.slice(at, start));
    parts.push(
      <mark key={start} id={markId(field, start)} title={labels.join(', ')} tabIndex={-1}>
        {shown.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(shown.slice(at));
  return <p className="evidence-text">{parts}</p>;
}
