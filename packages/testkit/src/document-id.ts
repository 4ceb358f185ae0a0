/** The id a builder gives a document: its name in lower case, without accents, words joined by hyphens. */
export function documentId(name: string): string {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' ? 'unnamed' : id;
}
