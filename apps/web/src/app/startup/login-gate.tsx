import { Button, Loader, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import type { Locale, LoginFlow } from '@counterpart/domain';
import type { Messages } from '../../i18n/message-catalogue.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Login } from '../../state/login/login.ts';
import classes from './startup.module.css';

interface LoginGateProps {
  readonly login: Login;
  readonly flow: LoginFlow;
  readonly locale: Locale;
}

/** Stands before the whole application until somebody is logged in (SET-23d, SET-23e). */
export function LoginGate({ login, flow, locale }: LoginGateProps) {
  const [messages, setMessages] = useState<Messages | null>(null);
  useEffect(() => {
    document.documentElement.lang = locale;
    void loadMessages(locale).then(setMessages);
  }, [locale]);
  if (messages === null) return null;
  return (
    <IntlProvider locale={locale} messages={messages}>
      <main className={classes.gate}>
        <Title order={1} size="h3">
          Counterpart
        </Title>
        <div className={classes.redirecting} role="status" aria-live="polite">
          <Loader />
          <span>
            <FormattedMessage id={flow === 'redirect' ? 'login.redirecting' : 'login.inWindow'} />
          </span>
        </div>
        {flow === 'popup' && (
          // a browser may hold a window back that nobody asked for
          <Button variant="filled" onClick={() => void login.logIn('popup')}>
            <FormattedMessage id="login.logIn" />
          </Button>
        )}
      </main>
    </IntlProvider>
  );
}
