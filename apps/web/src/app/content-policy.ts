interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
}

function pageNonce(): string | undefined {
  const given = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return given === '' ? undefined : given;
}

const nonce = pageNonce();

/** What lets the component library add style elements under the page's policy; nothing where no nonce was given. */
export const styleOptions = nonce === undefined ? {} : { getStyleNonce: () => nonce };

// Mantine's scroll lock reads the nonce of the style element that it adds from here.
if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });

/*
 * The page requires trusted types. React writes the text of style elements as HTML, which has no tag in it; HTML with
 * tags is refused, wherever it comes from.
 */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html.includes('<') ? null : html) });
