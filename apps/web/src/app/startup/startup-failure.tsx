import { Button, Group, Textarea, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { localeOfLanguages, STARTUP_FAILURE_TEXTS } from '../../i18n/startup-failure-texts.ts';
import classes from './startup.module.css';

/** How long the button says that it copied (B9), in milliseconds. */
const COPIED_MS = 5000;

function encodedText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/**
 * Shown when the application cannot be set up (B2), in the browser's language: what is configured, or was chosen, may be
 * what could not be read.
 */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const [isCopied, setCopied] = useState(false);
  const [locale] = useState(() => localeOfLanguages(navigator.languages));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const texts = STARTUP_FAILURE_TEXTS[locale];
  const text = encodedText(error);
  async function handleCopy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  }
  return (
    <main className={classes.failure}>
      <Title order={1} size="h2">
        {texts.title}
      </Title>
      <p className={classes.message}>{error instanceof Error ? error.message : null}</p>
      <Textarea readOnly aria-label={texts.error} value={text} rows={6} />
      <Group>
        <Button variant="filled" onClick={() => globalThis.location.reload()}>
          {texts.retry}
        </Button>
        <Button onClick={() => void handleCopy()}>{isCopied ? texts.copied : texts.copy}</Button>
      </Group>
    </main>
  );
}
