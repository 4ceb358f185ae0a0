import type { SeededRandom } from '../seeded-random.ts';
import type { ValidRequest } from './valid-requests.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  1e-320,
  '',
  ' ',
  '0',
  '1.0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '\u0000',
  '\ud800',
  '💥',
  'ß',
  'İ',
  'a\u0301',
  '\u202Egnirts',
  'x'.repeat(300),
  'é '.repeat(700),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'length',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%',
  '_',
  '*',
  '(a+)+$',
  '\\',
  '[',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-0001',
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { length: -1 },
  { length: 1e9 },
  { toString: 1 },
  { value: [] },
  { call: {} },
  'nl-BE',
  'DUT',
  'nl_XX_YY',
  'B2',
  'ACCEPT',
  'JOB',
  'CANDIDATE',
  'KILOMETER',
  'and',
  'is empty',
  'contains',
];
const KEYS = [
  '__proto__',
  'constructor',
  'length',
  'value',
  'type',
  'id',
  'weight',
  'required',
  'aspects',
  'rules',
  '',
];
const HEADERS: readonly (readonly [string, string])[] = [
  ['if-match', '*'],
  ['if-match', '"1"'],
  ['if-match', 'W/"x", "y"'],
  ['if-none-match', '*'],
  ['accept', 'application/x-ndjson'],
  ['accept-language', 'xx-??;q=9'],
  ['accept-encoding', 'br;q=abc, gzip'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', 'nonsense'],
  ['authorization', 'Bearer x.y.z'],
  ['range', 'bytes=0-,5-1'],
  ['x-forwarded-for', '1.2.3.4, ::1'],
];
/** Depth at which a parser that calls itself gives up. */
const DEEP = 3000;
const REPEATED = 300;
/** Characters of a value that is repeated. */
const LONGEST_REPEATED = 3000;

type Place = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string | number };

function places(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || found.length > 400) return found;
  const holder = value as Record<string, unknown> | unknown[];
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    found.push({ holder, key });
    places((holder as Record<string, unknown>)[key as string], found);
  }
  return found;
}

/** A change under which a value usually stays valid: another word, another number of the same size, a field less. */
function mild(value: unknown, random: SeededRandom): unknown {
  if (typeof value === 'number') return random.pick([value, value + 1, Math.max(0, value - 1), String(value)]);
  if (typeof value === 'boolean') return !value;
  // names and codes of the wire stay what they are
  if (typeof value !== 'string' || /^[A-Za-z_]*$/.test(value)) return value;
  return random.pick([`${value} en`, value.toUpperCase(), `${value}é`, value]);
}

/** A long list of one value. A value that is long itself is not repeated: a list of lists of lists would fill the memory. */
function repeated(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > LONGEST_REPEATED ? value : Array.from({ length: REPEATED }, () => value ?? null);
}

function changed(body: unknown, random: SeededRandom, isMild: boolean): unknown {
  const copy = structuredClone(body);
  for (let times = 1 + random.below(isMild ? 2 : 4); times > 0; times -= 1) {
    const all = places(copy);
    if (all.length === 0) return isMild ? copy : structuredClone(random.pick(STRANGE));
    const { holder, key } = random.pick(all);
    const target = holder as Record<string | number, unknown>;
    if (isMild) target[key] = mild(target[key], random);
    else if (random.oneIn(6)) delete target[key];
    // the length of a list takes no strange value
    else if (random.oneIn(5) && !Array.isArray(target))
      Object.defineProperty(target, random.pick(KEYS), {
        // a copy: what the list holds would be changed with the request, and grow from one to the next
        value: structuredClone(random.pick(STRANGE)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else if (random.oneIn(8))
      target[key] = random.pick(all).holder === target ? null : structuredClone(random.pick(STRANGE));
    else if (random.oneIn(40)) target[key] = repeated(target[key]);
    else target[key] = structuredClone(random.pick(STRANGE));
  }
  return copy;
}

function textOf(body: unknown, random: SeededRandom, isMild: boolean): string | null {
  if (body === undefined) return null;
  if (isMild) return typeof body === 'string' ? body : JSON.stringify(changed(body, random, true));
  const text = typeof body === 'string' ? body : JSON.stringify(changed(body, random, false));
  if (random.oneIn(12)) return text.slice(0, random.below(text.length + 1));
  if (random.oneIn(40)) return `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
  if (random.oneIn(40)) return `${'{"rules":['.repeat(DEEP)}1${']}'.repeat(DEEP)}`;
  if (random.oneIn(10) || typeof body === 'string') {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + String.fromCharCode(random.below(random.oneIn(2) ? 128 : 65_536)) + text.slice(at);
  }
  return text;
}

function strange(random: SeededRandom): string {
  const value = random.pick(STRANGE);
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

function encoded(value: string, random: SeededRandom, isMild: boolean): string {
  if (isMild || !random.oneIn(3)) return encodeURIComponent(value);
  return random.pick([
    '%00',
    '%ff',
    '%',
    '%2F',
    '..%2f..',
    'x'.repeat(500),
    '%F0%9F%92%A5',
    'constructor',
    '__proto__',
    '0',
    '-1',
    '%20',
    encodeURIComponent(`${value}'"<`),
    encodeURIComponent(strange(random)).replace(/^$/, '%20'),
  ]);
}

/** A valid request as it is. */
export function unchanged({ method, path, params, query, body, type }: ValidRequest): WireRequest {
  const where = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: search === '' ? where : `${where}?${search}`,
    headers: body === undefined ? {} : { 'content-type': type },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  };
}

/** A valid request, changed at one place or several; `isMild` keeps it valid as far as can be told. */
export function mutated(request: ValidRequest, random: SeededRandom, isMild: boolean): WireRequest {
  const where = request.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(request.params[name] ?? 'x', random, isMild),
  );
  const query = Object.entries(request.query).map(([key, value]) => `${key}=${encoded(value, random, isMild)}`);
  if (!isMild && random.oneIn(6))
    query.push(
      `${random.pick(['size', 'from', 'language', 'strategy', 'refresh', 'property', '__proto__'])}=${encodeURIComponent(strange(random))}`,
    );
  const headers: Record<string, string> = request.body === undefined ? {} : { 'content-type': request.type };
  if (!isMild && random.oneIn(5)) {
    const [name, value] = random.pick(HEADERS);
    headers[name] = value;
  }
  return {
    method: request.method,
    url: `${where}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers,
    body: textOf(request.body, random, isMild),
  };
}
