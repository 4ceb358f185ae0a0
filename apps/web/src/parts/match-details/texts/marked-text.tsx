import { createElement, type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { EvidenceMark } from '../../../state/results/details/evidence.ts';
import { looksLikeHtml, markedHtml, type MarkedNode } from './marked-html.ts';
import classes from './marked-text.module.css';

interface MarkedTextProps {
  /** The field of the document, such as `cvText` or `workExperiences[0].text`. */
  readonly field: string;
  readonly text: string | null | undefined;
  readonly marks?: readonly EvidenceMark[] | undefined;
  /** The item whose evidence is shown now. */
  readonly activeId?: string | null;
}

/** What a mark is found by, so that its item can bring it into sight. */
export function markAddress(field: string, start: number): string {
  return `${field}:${start}`;
}

interface MarkProps {
  readonly field: string;
  readonly mark: EvidenceMark;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

function Mark({ field, mark, isActive, children }: MarkProps) {
  return (
    <mark
      className={classes.mark}
      data-hue={aspectHue(mark.aspect ?? '')}
      data-at={markAddress(field, mark.start)}
      data-active={isActive || undefined}
      title={mark.labels.join(', ')}
    >
      {children}
    </mark>
  );
}

/** A text with the evidence of asked items marked where it was read; HTML keeps nine tags, anything else is plain. */
export function MarkedText({ field, text, marks = [], activeId = null }: MarkedTextProps) {
  const isHtml = looksLikeHtml(text ?? '');
  const nodes = useMemo(() => (isHtml ? markedHtml(text ?? '', marks) : []), [isHtml, text, marks]);
  if ((text ?? '').trim() === '') {
    return (
      <p className={classes.none}>
        <FormattedMessage id="details.noText" />
      </p>
    );
  }
  function marked(key: number | string, mark: EvidenceMark, words: string) {
    const isActive = activeId !== null && (mark.itemIds ?? []).includes(activeId);
    return (
      <Mark key={key} field={field} mark={mark} isActive={isActive}>
        {words}
      </Mark>
    );
  }
  function element(node: MarkedNode, i: number): ReactNode {
    if ('tag' in node) return createElement(node.tag, { key: i }, node.children.map(element));
    const mark = node.mark === null ? undefined : marks[node.mark];
    return mark === undefined ? node.text : marked(i, mark, node.text);
  }
  if (isHtml) {
    return (
      <div className={classes.text} data-html>
        {nodes.map(element)}
      </div>
    );
  }
  const shown = text ?? '';
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of marks) {
    parts.push(shown.slice(at, mark.start), marked(mark.start, mark, shown.slice(mark.start, mark.end)));
    at = mark.end;
  }
  parts.push(shown.slice(at));
  return <p className={classes.plain}>{parts}</p>;
}
