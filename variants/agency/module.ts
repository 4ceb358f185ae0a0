import type { ConfigModifier, CustomerFunctions, WireDocument } from '@counterpart/domain';

type Raw = Readonly<Record<string, unknown>>;

/** The agency's own desk, in whose pages these screens are shown. */
function deskOf(configuration: Raw): string {
  const [desk] = (configuration['framedOrigins'] ?? []) as readonly string[];
  if (desk === undefined) throw new Error('agency: framedOrigins names no desk');
  return desk;
}

/** Tells the page around the screens; nobody else may hear it. */
function tellDesk(desk: string, message: Raw): void {
  globalThis.parent.postMessage(message, desk);
}

/** Names in the agency's files end in a number of the file, which no consultant wants to read. */
function withoutFileNumber(document: WireDocument): WireDocument {
  const { name, ...others } = document.extraProperties ?? {};
  return typeof name === 'string'
    ? { ...document, extraProperties: { ...others, name: name.replace(/\s*\(\d+\)$/, '') } }
    : document;
}

/** Jobs of the agency name their company in the office's own numbering when they have no company. */
function companyId({ extraProperties = {} }: WireDocument): string {
  const id = extraProperties['companyId'] ?? extraProperties['company'];
  return typeof id === 'string' ? id : '';
}

function functionsOf(desk: string): CustomerFunctions {
  return {
    handleVisitExternal: (id) => tellDesk(desk, { type: 'visit', id }),
    createNoteCallback: async (subjectId, note) => tellDesk(desk, { type: 'note', subjectId, note }),
    externalDetailsTabUrlFetcher: async (id) => `${desk}/file/${encodeURIComponent(id)}`,
    apiConversionPreProcessor: withoutFileNumber,
    matchInformationGetters: { companyId },
  };
}

/** The staffing agency's configuration: every index works with the agency's own desk. */
const modify: ConfigModifier = (configuration) => {
  const functions = functionsOf(deskOf(configuration));
  const pages = Object.entries((configuration['pages'] ?? {}) as Readonly<Record<string, Raw>>);
  return {
    ...configuration,
    pages: Object.fromEntries(
      pages.map(([name, page]) => {
        const indices = (page['indices'] ?? []) as readonly Raw[];
        return [name, { ...page, indices: indices.map((index) => ({ ...index, ...functions })) }];
      }),
    ),
  };
};

// the one form that a customer's module has (SET-17)
export default modify;
