import { Button, Group, Textarea, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
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
  const box = useRef<HTMLTextAreaElement>(null);
  const { copy, copied, error: refusal } = useClipboard({ timeout: COPIED_MS });
  const [locale] = useState(() => localeOfLanguages(navigator.languages));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    if (refusal === null) return;
    // a browser gives no clipboard to a page without TLS: what is marked is copied with a key
    box.current?.focus();
    box.current?.select();
  }, [refusal]);
  const texts = STARTUP_FAILURE_TEXTS[locale];
  const text = encodedText(error);
  return (
    <main className={classes.failure}>
      <Title order={1} size="h2">
        {texts.title}
      </Title>
      <p className={classes.message}>{error instanceof Error ? error.message : null}</p>
      <Textarea ref={box} readOnly aria-label={texts.error} value={text} rows={6} />
      <Group>
        <Button variant="filled" onClick={() => globalThis.location.reload()}>
          {texts.retry}
        </Button>
        <Button onClick={() => copy(text)}>{copied ? texts.copied : texts.copy}</Button>
      </Group>
    </main>
  );
}
