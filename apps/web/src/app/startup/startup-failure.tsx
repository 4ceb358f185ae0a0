import { Button, Group, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import classes from './startup.module.css';

/** How long the button says that it copied (B9), in milliseconds. */
const COPIED_MS = 5000;

function encodedText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Shown when the application cannot be set up; the catalogues may be what failed, so it speaks English only (B2). */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const [isCopied, setCopied] = useState(false);
  const text = encodedText(error);
  async function handleCopy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  }
  return (
    <main className={classes.failure}>
      <Title order={1} size="h2">
        There was an error setting up the application.
      </Title>
      <p>{error instanceof Error ? error.message : null}</p>
      <Textarea readOnly aria-label="Error" value={text} rows={6} />
      <Group>
        <Button variant="filled" onClick={() => globalThis.location.reload()}>
          Try again
        </Button>
        <Button onClick={() => void handleCopy()}>{isCopied ? 'Copied!' : 'Copy to clipboard'}</Button>
      </Group>
    </main>
  );
}
