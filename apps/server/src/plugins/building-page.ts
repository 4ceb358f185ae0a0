import { type Locale, LOCALES } from '@counterpart/domain';

const TEXTS: Readonly<Record<Locale, string>> = {
  nl: 'Counterpart maakt zijn schermen klaar. Deze pagina opent ze over enkele seconden vanzelf.',
  fr: 'Counterpart prépare ses écrans. Cette page les ouvre d’elle-même dans quelques secondes.',
  en: 'Counterpart is preparing its screens. This page opens them by itself in a few seconds.',
  it: 'Counterpart sta preparando le sue schermate. Questa pagina le apre da sola tra qualche secondo.',
};
const STYLE = `:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:90vh;margin:0 24px;
font:16px/24px system-ui,sans-serif;text-align:center}`;

/** The first language that a browser asks for and the screens have (RFC 9110 section 12.5.4, in its order); null where none is. */
function askedLanguage(accepted: string | undefined): Locale | null {
  for (const range of (accepted ?? '').split(',')) {
    const language = range.trim().split(/[-;]/, 1)[0]?.toLowerCase();
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return null;
}

/**
 * The page that is shown while the screens are being built at a first start, in the browser's language, otherwise in that of
 * the configuration; it asks again by itself. Its style needs the `nonce` of the answer.
 */
export function buildingPage(accepted: string | undefined, configured: Locale, nonce: string): string {
  const language = askedLanguage(accepted) ?? configured;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Counterpart</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Counterpart</h1><p role="status">${TEXTS[language]}</p></main></body></html>`;
}
