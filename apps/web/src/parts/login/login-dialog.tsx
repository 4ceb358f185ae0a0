import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import classes from './login-dialog.module.css';

/** A session that ended in the middle of work: logs in again in place, and everything goes on where it was. */
export function LoginDialog() {
  const intl = useIntl();
  const { login } = useScreen().application;
  const { isAsking } = useStore(login.store);
  const [isOpen, setOpen] = useState(false);
  async function logIn() {
    setOpen(true);
    await login.logIn('popup');
    setOpen(false);
  }
  return (
    <Modal
      opened={isAsking}
      onClose={() => login.giveUp()}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'actions.close' }) }}
      size={460}
      zIndex={500}
      title={<FormattedMessage id="login.ended" />}
      transitionProps={{ duration: 0 }}
    >
      <p className={classes.text}>
        <FormattedMessage id={login.isOffered ? 'login.ended.text' : 'login.ended.elsewhere'} />
      </p>
      <div className={classes.foot}>
        <Button onClick={() => login.giveUp()}>
          <FormattedMessage id={login.isOffered ? 'login.notNow' : 'actions.ok'} />
        </Button>
        {login.isOffered && (
          <Button variant="filled" data-autofocus loading={isOpen} onClick={() => void logIn()}>
            <FormattedMessage id="login.logIn" />
          </Button>
        )}
      </div>
    </Modal>
  );
}
