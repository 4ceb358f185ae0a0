import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { theme } from '../../src/app/look/theme.ts';
import { loadMessages } from '../../src/i18n/messages.ts';
import { ScreenContext } from '../../src/parts/application/use-screen.ts';
import { startApplication } from '../../src/state/startup.ts';
import { settle, storageOf } from '../state/matching/matching-world.ts';

// React's own word for a world in which it is told when to draw
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// fonts that are loaded later: happy-dom has none
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

const messages = { ...(await loadMessages('en')) };
const roots: Root[] = [];

/** Answers of a server, by the end of the address that is asked. */
export type Answers = Readonly<Record<string, unknown>>;

/** A call as it reaches the server: the end of its address behind the API's, and its body. */
export type Called = readonly [path: string, body: unknown];

/** An application as it is configured, without a browser's storage; what it is not told of is not found. */
export async function anApplication(
  config: object = {},
  answers: Answers = {},
  { log = () => undefined, called = [] }: { readonly log?: (what: string) => void; readonly called?: Called[] } = {},
) {
  return startApplication({
    fetch: (url, init) => {
      const address = url instanceof Request ? url.url : url.toString();
      if (address.endsWith('/config/default')) return Promise.resolve(Response.json({ variables: {}, config }));
      called.push([address.replace(/^\/api/, ''), typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      const known = Object.keys(answers).find((end) => address.endsWith(end));
      const status = known === undefined ? 404 : 200;
      return Promise.resolve(Response.json(known === undefined ? {} : answers[known], { status }));
    },
    location: new URL('http://localhost/'),
    session: storageOf(new Map()),
    browser: storageOf(new Map()),
    now: () => new Date('2026-11-22T12:00:00Z'),
    locale: 'en',
    layers: ['default'],
    log,
  });
}

/** Draws a part as a screen does, in English, and answers where it stands; drawing another part takes its place. */
export async function drawn(part: ReactNode, application?: Awaited<ReturnType<typeof anApplication>>) {
  eraseAll();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const known = application ?? (await anApplication());
  await act(async () => {
    root.render(
      <MantineProvider theme={theme} env="test">
        <IntlProvider locale="en" messages={messages}>
          <QueryClientProvider client={known.queryClient}>
            <RouterContextProvider router={router}>
              <ScreenContext value={{ application: known, locale: 'en', setLocale: () => undefined }}>
                {part}
              </ScreenContext>
            </RouterContextProvider>
          </QueryClientProvider>
        </IntlProvider>
      </MantineProvider>,
    );
    await Promise.resolve();
  });
  return place;
}

/** Takes away what was drawn. */
function eraseAll(): void {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
}

/** Clicks, and draws what comes of it. */
export async function click(element: Element | null): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click.');
  await act(async () => {
    element.click();
    await Promise.resolve();
  });
}

/** Writes into a field as somebody who types does. */
export async function type(field: Element | null, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('No field.');
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await act(async () => {
    // past the value that React keeps for itself
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

/** Lets what was asked of the server, and code that comes late, arrive and be drawn. */
export async function arrived(): Promise<void> {
  await act(settle);
}

/** Does something to what is drawn from, and draws what comes of it. */
export async function changed(run: () => unknown): Promise<void> {
  await act(async () => {
    await run();
    await settle();
  });
}

/** Does something, and lets time pass on a clock that stands still; what comes of it is drawn. */
export async function passing(ms: number, run: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    run();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** The words of what is drawn, without the styles that are drawn with it. */
export function textOf(place: HTMLElement): string {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style')) style.remove();
  return copy.textContent;
}

/** What an element is called: its label, or its text. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

/** The names of all elements that a selector finds. */
export function names(place: ParentNode, selector: string): readonly string[] {
  return [...place.querySelectorAll(selector)].map(nameOf);
}
