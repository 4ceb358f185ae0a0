import { SeededRandom } from '../seeded-random.ts';

/** The name under which an attack would tell that it ran, and the mark on elements that it would make. */
export const RAN = '__attackRan';
export const MARK = 'data-attack';

const CALL = `window.${RAN}&&window.${RAN}('#')`;
const HANDLERS = ['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart', 'onbegin'];
const TAGS = [
  'img',
  'svg',
  'body',
  'iframe',
  'video',
  'audio',
  'input',
  'details',
  'marquee',
  'object',
  'embed',
  'math',
  'a',
];
const FORMS: readonly ((tag: string, handler: string, call: string) => string)[] = [
  (tag, handler, call) => `<${tag} ${MARK} src=x ${handler}="${call}">`,
  (tag, handler, call) => `<${tag}/${MARK}/${handler}=${call}//`,
  (tag, handler, call) => `"><${tag} ${MARK} ${handler}='${call}' autofocus open>`,
  (_tag, _handler, call) => `<script ${MARK}>${call}</script>`,
  (_tag, _handler, call) => `</script><script ${MARK}>${call}</script>`,
  (_tag, _handler, call) => `<a ${MARK} href="javascript:${call}">x</a>`,
  (_tag, _handler, call) => `<iframe ${MARK} srcdoc="<script>parent.${call}</script>"></iframe>`,
  (tag, handler, call) => `<svg><${tag} ${MARK} ${handler}=${call}></svg>`,
  (tag, handler, call) => `<math><mtext><table><mglyph><style><!--</style><${tag} ${MARK} ${handler}="${call}">`,
  (tag, handler, call) => `<noscript><p title="</noscript><${tag} ${MARK} ${handler}=${call}>">`,
  (tag, handler, call) => `<${tag.toUpperCase()} ${MARK} ${handler.toUpperCase()}="${call}">`,
  (tag, handler, call) => `&lt;${tag} ${MARK} ${handler}="${call}"&gt;`,
  (tag, handler, call) => `<${tag}\f${MARK} ${handler}\t=\n"${call}">`,
  (_tag, _handler, call) => `<style ${MARK}>@import 'javascript:${call}';</style>`,
  (_tag, _handler, call) => `<form ${MARK}><button formaction="javascript:${call}">x</button></form>`,
  (_tag, _handler, call) => `{{constructor.constructor("${call}")()}}`,
  (_tag, _handler, call) => `\${${call}}`,
  (_tag, _handler, call) => `javascript:${call}`,
  (_tag, _handler, call) => `data:text/html,<script>${call}</script>`,
  (_tag, _handler, call) => `<base ${MARK} href="javascript:${call}//">`,
];

/** So many different texts that would run in a page that takes them as HTML. */
export function attackStrings(count: number, seed: number): readonly string[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const form = FORMS[i % FORMS.length] ?? FORMS[0];
    return form?.(random.pick(TAGS), random.pick(HANDLERS), CALL.replace('#', String(i))) ?? '';
  });
}
