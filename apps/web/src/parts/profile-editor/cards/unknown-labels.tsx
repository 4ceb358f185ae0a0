import { Button, CloseButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { useEditor } from '../editor-context.ts';
import classes from './unknown-labels.module.css';

/** A label that no concept carries, with those that are most like it. */
export interface UnknownLabel {
  readonly aspect: AspectName;
  readonly id: string;
  readonly label: string;
  readonly nearest: readonly { readonly conceptId: string; readonly label: string }[];
}

interface UnknownLabelsProps {
  readonly unknown: readonly UnknownLabel[];
  readonly onDismiss: (id: string) => void;
}

/** Says which of the labels just added the ontology does not know, and offers the nearest it does. */
export function UnknownLabels({ unknown, onDismiss }: UnknownLabelsProps) {
  const intl = useIntl();
  const { relabel } = useEditor();
  return (
    <div role="status" className={classes.notes}>
      {unknown.map(({ aspect, id, label, nearest }) => (
        <div key={id} className={classes.note}>
          <span className={classes.text}>
            <FormattedMessage id="unknown.text" values={{ label }} />{' '}
            {nearest.length > 0 && <FormattedMessage id="unknown.nearest" />}
          </span>
          {nearest.slice(0, 3).map((near) => (
            <Button
              key={near.conceptId}
              size="xs"
              variant="subtle"
              onClick={() => {
                relabel(aspect, id, near);
                onDismiss(id);
              }}
            >
              {near.label}
            </Button>
          ))}
          <CloseButton aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}
