import { CatalogueError, type Language } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { ParsedQueryItem, QueryText } from '@counterpart/parsing';
import type { Indices } from '../documents/indices.ts';
import { languageFrom } from '../reading/call-language.ts';
import type { Knowledge } from '../reading/knowledge.ts';

/** Reads keyword queries. */
export interface QueryReader {
  parseQuery(query: QueryText, signal?: AbortSignal): Promise<readonly ParsedQueryItem[]>;
}

/** Look-ups in the ontology while someone types. */
export class Lookup {
  readonly #knowledge: Knowledge;
  readonly #reader: QueryReader;
  readonly #indices: Indices;

  constructor(knowledge: Knowledge, reader: QueryReader, indices: Indices) {
    this.#knowledge = knowledge;
    this.#reader = reader;
    this.#indices = indices;
  }

  findPrefix({ text, lang, conceptTypes, size }: ParsedBody<'findPrefix'>): RouteResponse<'findPrefix'> {
    const items = this.#knowledge.ontology.findPrefix({
      text,
      language: languageFrom(lang),
      ...(conceptTypes === undefined ? {} : { conceptTypes }),
      ...(size === undefined ? {} : { size }),
    });
    return { items: [...items] };
  }

  async parseQuery(
    { query, lang }: ParsedBody<'parseQuery'>,
    signal: AbortSignal,
  ): Promise<RouteResponse<'parseQuery'>> {
    const items = await this.#reader.parseQuery({ query, language: languageFrom(lang) }, signal);
    return { parsedQueryItems: [...items] };
  }

  /** Places that begin as typed; `known` is the one that the text names as it stands. */
  places({ text, lang, size }: ParsedBody<'places'>): RouteResponse<'places'> {
    const { gazetteer } = this.#knowledge;
    const items = gazetteer
      .searchPlaces(text, languageFrom(lang), size)
      .map(({ place, name, postCode, label, isKnown }) => {
        const { kind, country, lat, lon, within } = place;
        // What holds a town first is its province; a country has nothing around it.
        const region = kind === 'town' ? gazetteer.place(within[0] ?? '') : undefined;
        return {
          label,
          name,
          postCode,
          kind,
          country,
          lat,
          lon,
          region: region?.kind === 'region' ? region.name : null,
          ...(isKnown ? { known: true as const } : {}),
        };
      });
    return { items };
  }

  /** A concept with its labels and relations; NOT_FOUND for an unknown id. */
  concept(id: string, language: Language): RouteResponse<'concept'> {
    const { ontology } = this.#knowledge;
    const concept = ontology.concept(id);
    if (concept === undefined)
      throw new CatalogueError('NOT_FOUND', [{ path: 'id', message: `There is no concept ${id}.` }]);
    const related = (relation: string, ids: readonly string[] | undefined) =>
      (ids ?? []).map((to) => ({ relation, id: to, label: ontology.label(to, language) }));
    return {
      id,
      type: concept.type,
      ...(concept.kind === undefined ? {} : { kind: concept.kind }),
      labels: Object.fromEntries(
        Object.entries(concept.labels).map(([code, { preferred, alternative }]) => [
          code,
          { preferred, alternative: [...alternative] },
        ]),
      ),
      relations: [
        ...related('broader', concept.broader),
        ...related('related', concept.related),
        ...related('essentialSkill', concept.essentialSkills),
        ...related('optionalSkill', concept.optionalSkills),
        ...related('isco', ontology.iscoGroups(id)),
      ],
    };
  }

  /**
   * Functions and skills that go with the given ones: relations of the ontology (essential skills count 3, optional
   * and related 1) and co-occurrence in the indexed documents (up to 2); none already given; ties by label.
   */
  async suggest(indexName: string, body: ParsedBody<'suggest'>): Promise<RouteResponse<'suggest'>> {
    const { search } = this.#indices.get(indexName);
    const { ontology } = this.#knowledge;
    const language = languageFrom(body.language);
    // "éducateur" of a nursery is no carer of disabled people: the concept that a value was read as prevails
    const given = new Set(
      body.keywords.flatMap(({ keyword, conceptId }) =>
        conceptId !== undefined && ontology.concept(conceptId) !== undefined
          ? [conceptId]
          : ontology.resolve(keyword, language).concepts,
      ),
    );
    const points = new Map<string, number>();
    const add = (id: string, amount: number) => points.set(id, (points.get(id) ?? 0) + amount);
    for (const id of given) {
      const concept = ontology.concept(id);
      for (const skill of concept?.essentialSkills ?? []) add(skill, 3);
      for (const skill of concept?.optionalSkills ?? []) add(skill, 1);
      for (const other of concept?.related ?? []) add(other, 1);
    }
    const companions = given.size === 0 ? [] : await search.companions([...given], 100);
    const most = companions[0]?.count ?? 1;
    for (const { key, count } of companions) add(key, (2 * count) / most);
    const labels = new Set(body.keywords.map(({ keyword }) => keyword.toLowerCase()));
    const suggestions = [...points]
      .filter(([id]) => !given.has(id))
      .map(([id, score]) => ({ type: ontology.typeOf(id), score, keyword: ontology.label(id, language) }))
      .filter(({ type, keyword }) => (type === 'OCCUPATION' || type === 'SKILL') && !labels.has(keyword.toLowerCase()))
      .toSorted((a, b) => b.score - a.score || (a.keyword < b.keyword ? -1 : 1))
      .slice(0, body.size ?? 10)
      .map(({ type, keyword }) => ({
        keyword,
        queryItemType: type === 'OCCUPATION' ? ('FUNCTION' as const) : ('HARD_SKILL' as const),
      }));
    return { suggestions };
  }
}
