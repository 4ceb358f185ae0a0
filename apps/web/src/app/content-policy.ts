interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
}

function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === '' ? undefined : nonce;
}

/** The nonce under which this page may add style elements (Content-Security-Policy); undefined where none was given. */
export const styleNonce = pageNonce();

// Mantine's scroll lock reads the nonce of the style element that it adds from here.
if (styleNonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: styleNonce });

/*
 * The page requires trusted types. React writes the text of style elements as HTML, which has no tag in it; HTML with
 * tags is refused, wherever it comes from.
 */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html.includes('<') ? null : html) });
