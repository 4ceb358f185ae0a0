import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { useRovingFocus } from './use-roving-focus.ts';
import classes from './aspect-fold.module.css';

interface AspectFoldProps {
  readonly names: readonly AspectName[];
  readonly onChoose: (name: AspectName) => void;
}

/** The aspects that have no value yet, in one line: "+ Languages · Wage · …". One tab stop. */
export function AspectFold({ names, onChoose }: AspectFoldProps) {
  const intl = useIntl();
  const roving = useRovingFocus();
  if (names.length === 0) return null;
  return (
    <div className={classes.fold} role="group" aria-label={intl.formatMessage({ id: 'editor.fold' })} {...roving}>
      {names.map((name, at) => (
        <span key={name} className={classes.entry}>
          <Button
            size="xs"
            variant="subtle"
            className={classes.name ?? ''}
            data-roving
            data-fold={name}
            leftSection={at === 0 ? <IconPlus size={14} stroke={1.75} aria-hidden /> : null}
            aria-label={intl.formatMessage(
              { id: 'editor.add' },
              { aspect: intl.formatMessage({ id: `aspect.${name}` }) },
            )}
            onClick={() => onChoose(name)}
          >
            <FormattedMessage id={`aspect.${name}`} />
          </Button>
          {at < names.length - 1 && <span aria-hidden="true">·</span>}
        </span>
      ))}
    </div>
  );
}
