import { Kbd, Modal, Switch } from '@mantine/core';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { useScreen } from '../application/use-screen.ts';
import { KEY_GROUPS, type KeyBinding } from '../../state/keyboard.ts';
import { useStore } from '../application/use-store.ts';
import classes from './key-help.module.css';

/** What stands on a key of a keyboard in the language of the screen. */
function capOf(intl: IntlShape, key: string): string {
  return key.length === 1 ? key.toUpperCase() : labelOf(intl, `key.${key.toLowerCase()}`, key);
}

function KeyName({ binding }: { readonly binding: KeyBinding }) {
  const intl = useIntl();
  const names = binding.key.startsWith('mod+') ? ['Ctrl', binding.key.slice(4)] : [binding.key];
  return (
    <span className={classes.names}>
      {names.map((name) => (
        <Kbd key={name}>{capOf(intl, name)}</Kbd>
      ))}
    </span>
  );
}

/** The sheet of keys: those of the screens that are open, and the switch for keys without a modifier. */
export function KeyHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const intl = useIntl();
  const { keyboard } = useScreen().application;
  const { bindings, hasSingleKeys } = useStore(keyboard.store);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={520}
      title={<FormattedMessage id="keys.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
    >
      <div className={classes.groups}>
        {KEY_GROUPS.map((group) => {
          const own = bindings.filter(
            (binding, i) =>
              binding.group === group &&
              (binding.isFallback !== true || bindings.every((one) => one === binding || one.key !== binding.key)) &&
              bindings.findIndex(({ key, label }) => key === binding.key && label === binding.label) === i,
          );
          return own.length === 0 ? null : (
            <section key={group}>
              <h3 className={classes.heading}>
                <FormattedMessage id={`keys.group.${group}`} />
              </h3>
              <dl className={classes.list}>
                {own.map((binding) => (
                  <div key={`${binding.key} ${binding.label}`} className={classes.row}>
                    <dt>
                      <KeyName binding={binding} />
                    </dt>
                    <dd>
                      <FormattedMessage id={binding.label} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <Switch
        mt="lg"
        classNames={{ description: classes.why ?? '' }}
        checked={hasSingleKeys}
        onChange={(event) => keyboard.setSingleKeys(event.currentTarget.checked)}
        label={<FormattedMessage id="keys.single" />}
        description={<FormattedMessage id="keys.single.why" />}
      />
    </Modal>
  );
}
