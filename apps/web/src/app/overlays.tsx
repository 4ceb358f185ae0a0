import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ErrorModal } from '../parts/error-modal/error-modal.tsx';
import { LoginDialog } from '../parts/login/login-dialog.tsx';

/** What may stand before every screen: an error, a login that ended, what was done. */
export function Overlays() {
  const intl = useIntl();
  // every toast can be closed, and its button has a name in the language of the screen
  const toasts = useMemo(() => {
    const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'actions.close' }) };
    return { components: { Notification: { defaultProps: { closeButtonProps } } } };
  }, [intl]);
  return (
    <>
      <ErrorModal />
      <LoginDialog />
      <MantineThemeProvider theme={toasts}>
        <Notifications position="bottom-center" limit={3} />
      </MantineThemeProvider>
    </>
  );
}
