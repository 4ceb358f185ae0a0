import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextStreamDecoder } from '../../src/imports/formats/decode-text.ts';
import { htmlText } from '../../src/imports/formats/html-text.ts';
import { jsonDocuments } from '../../src/imports/records/json-documents.ts';
import { jsonElements, jsonLines } from '../../src/imports/formats/json-records.ts';
import { looseDate } from '../../src/imports/records/loose-date.ts';
import { gather, itemsOf } from '../worlds/import-items.ts';

const RESUME = {
  basics: {
    name: 'Anna Peeters',
    label: 'Lasser',
    email: 'Anna@Example.org',
    summary: 'Last graag.',
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/anna-p' }],
    location: { city: 'Gent', postalCode: '9000', countryCode: 'BE' },
  },
  work: [
    {
      name: 'Acme',
      position: 'Lasser',
      startDate: '2019-03',
      endDate: '',
      summary: 'Staal.',
      highlights: ['RVS', 'Plannen'],
    },
    { company: 'Bolt', position: 'Plooier', startDate: 'March 2015', endDate: '2019-02-28T00:00:00Z' },
  ],
  education: [
    {
      institution: 'VTI',
      area: 'Lassen',
      studyType: 'secundair',
      startDate: '2010',
      endDate: '06/2012',
      courses: ['TIG'],
    },
  ],
  skills: [{ name: 'Lassen', keywords: ['TIG', 'MIG', 'tig'] }],
  certificates: [{ name: 'VCA' }],
  languages: [
    { language: 'Nederlands', fluency: 'Native speaker' },
    { language: 'Frans', fluency: 'B1' },
  ],
};

describe('a JSON Resume', () => {
  const { documents, format } = jsonDocuments(RESUME, 'CANDIDATE');

  it('ENG-18 becomes a candidate whose skills, certificates, languages and town are values', () => {
    expect(format).toBe('JSON_RESUME');
    expect(documents[0]).toMatchObject({
      preferredJobTitle: 'Lasser',
      cvText: 'Last graag.',
      extraProperties: {
        name: 'Anna Peeters',
        email: 'anna@example.org',
        town: 'Gent',
        postcode: '9000',
        country: 'BE',
        linkedin: 'https://www.linkedin.com/in/anna-p',
      },
    });
    const aspects = documents[0]?.matchProfile?.aspects;
    expect(aspects?.hardSkills).toMatchObject({
      value: ['Lassen', 'TIG', 'MIG', 'VCA'].map((label) => ({ label })),
    });
    expect(aspects?.languages).toMatchObject({
      value: [
        { label: 'Nederlands', level: 'C2' },
        { label: 'Frans', level: 'B1' },
      ],
    });
    expect(aspects?.locations).toMatchObject({ value: [{ label: 'Gent' }] });
  });

  it('ENG-19 keeps its experiences and educations, with dates as documents write them', () => {
    expect(documents[0]).toMatchObject({
      workExperiences: [
        { id: 'w1', title: 'Lasser', company: 'Acme', text: 'Staal.\n- RVS\n- Plannen', dateFrom: '2019-03' },
        { id: 'w2', title: 'Plooier', company: 'Bolt', dateFrom: '2015-03', dateTo: '2019-02-28' },
      ],
      educations: [
        {
          id: 'e1',
          field: 'Lassen',
          degree: 'secundair',
          institute: 'VTI',
          info: '- TIG',
          dateFrom: '2010',
          dateTo: '2012-06',
        },
      ],
    });
    expect(documents[0]?.workExperiences?.[0]).not.toHaveProperty('dateTo');
  });

  it('keeps its id while its e-mail address stays', () => {
    const changed = { ...RESUME, work: [] };
    expect(jsonDocuments(changed, 'CANDIDATE').documents[0]?.id).toBe(documents[0]?.id);
  });
});

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Welder',
  description: '<p>We weld.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'W/17' },
  hiringOrganization: { '@type': 'Organization', name: 'Acme NV' },
  jobLocation: [
    { '@type': 'Place', address: { addressLocality: 'Gent', postalCode: '9000', addressCountry: 'BE' } },
    { '@type': 'Place', address: { addressLocality: 'Brugge' } },
  ],
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  baseSalary: { currency: 'EUR', value: { minValue: 36000, maxValue: 42000, unitText: 'YEAR' } },
  validThrough: '2026-12-31T23:59',
  experienceRequirements: { monthsOfExperience: 24 },
  skills: 'TIG, MIG',
};

describe('a schema.org JobPosting', () => {
  it('ENG-17 becomes a job: places, hours, contract, wage a month, seniority and skills are values', () => {
    const [job] = jsonDocuments(POSTING, 'JOB').documents;
    expect(job).toMatchObject({
      id: 'Acme-W-17',
      jobTitle: 'Welder',
      jobText: '<p>We weld.</p>',
      extraProperties: { company: 'Acme NV', town: 'Gent', postcode: '9000', validThrough: '2026-12-31' },
      matchProfile: {
        aspects: {
          locations: { value: [{ label: 'Gent' }, { label: 'Brugge' }] },
          workingHours: { value: [{ label: 'FULL_TIME' }] },
          contractTypes: { value: [{ label: 'SELF_EMPLOYED' }] },
          wage: { value: { from: 3000, to: 3500 } },
          seniority: { value: { value: 2 } },
          hardSkills: { value: [{ label: 'TIG' }, { label: 'MIG' }] },
        },
      },
    });
  });

  it.each([
    ['HOUR', 20, 3280],
    ['WEEK', 600, 2600],
    ['MONTH', 2500, 2500],
  ])('a wage per %s is made one per month', (unitText, value, from) => {
    const [job] = jsonDocuments(
      { ...POSTING, baseSalary: { currency: 'EUR', value: { value, unitText } } },
      'JOB',
    ).documents;
    expect(job?.matchProfile?.aspects.wage).toMatchObject({ value: { from, to: from } });
  });

  it.each(['constructor', 'toString'])(
    'no wage, contract or hours are known by "%s", which every object has',
    (word) => {
      const [job] = jsonDocuments(
        {
          ...POSTING,
          employmentType: [word, `__${word}__`],
          baseSalary: { currency: 'EUR', value: { value: 20, unitText: word } },
        },
        'JOB',
      ).documents;
      expect(Object.keys(job?.matchProfile?.aspects ?? {}).sort()).toEqual(['hardSkills', 'locations', 'seniority']);
    },
  );

  it('is found alone, in a list, in a graph, in a list of items, and in the scripts of a page', async () => {
    const script = `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, POSTING] })}</script>`;
    for (const text of [
      JSON.stringify(POSTING, null, 2),
      JSON.stringify([POSTING]),
      JSON.stringify({ '@graph': [POSTING] }),
      JSON.stringify({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }),
      `<!doctype html><html><head>${script}<script>broken(</script></head><body><p>Page</p></body></html>`,
    ]) {
      expect(await itemsOf(Buffer.from(text), 'x', 'JOB')).toMatchObject([{ document: { id: 'Acme-W-17' } }]);
    }
  });
});

describe('the text of a page', () => {
  it.each([
    [
      'every entity of HTML',
      '<p>caf&eacute; &Zcaron;ilina 2 000&nbsp;&euro; R&amp;D &#8211; be&shy;drijf',
      'café Žilina 2 000 € R&D – bedrijf',
    ],
    ['numbers of Windows-1252, as browsers read them', '<p>2020 &#150; 2024', '2020 – 2024'],
    ['signs that only look like markup', '<p>tot <5 jaar, a < b, R&D; x</p>', 'tot <5 jaar, a < b, R&D; x'],
    ['nothing of attributes', '<a title="x > y" href=\'z">\'>tekst</a>', 'tekst'],
    ['nothing of a head without an end', '<html><head><title>Site</title><body><p>Lasser</body>', 'Lasser'],
    [
      'nothing of scripts, drawings and templates',
      '<p>a<Script>"</p>"</SCRIPT><svg><text>b</text></svg><template>c</template>d',
      'ad',
    ],
    ['what stands behind a quote that nothing closes', '<p class="x>Lasser</p> in <b>Gent', 'Lasser\n\nin Gent'],
  ])('holds %s', (_what, html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});

describe('the bytes of a text', () => {
  it('are UTF-8, UTF-16 with its mark, or Windows-1252, however they come in', () => {
    for (const size of [1, 2, 3, 7, 1000]) {
      for (const [bytes, text] of [
        [Buffer.from('\ufeffcafé €5 😀 naïef'), 'café €5 😀 naïef'],
        [Buffer.from('\ufeffcafé 😀', 'utf16le'), 'café 😀'],
        [Buffer.from([0x61, 0xe9, 0x20, 0x80, 0x92, 0xe9]), 'aé €’é'],
      ] as const) {
        const decoder = new TextStreamDecoder();
        let decoded = '';
        for (let at = 0; at < bytes.length; at += size) decoded += decoder.decode(bytes.subarray(at, at + size));
        expect(decoded + decoder.end()).toBe(text);
      }
    }
  });

  it('decode the same in any pieces', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (bytes, size) => {
        const decoder = new TextStreamDecoder();
        let decoded = '';
        for (let at = 0; at < bytes.length; at += size) decoded += decoder.decode(bytes.subarray(at, at + size));
        expect(typeof decoded + decoder.end()).toContain('string');
      }),
      { seed: 17 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 5 }), (text, size) => {
        const bytes = Buffer.from(`x${text.toWellFormed()}`);
        const decoder = new TextStreamDecoder();
        let decoded = '';
        for (let at = 0; at < bytes.length; at += size) decoded += decoder.decode(bytes.subarray(at, at + size));
        expect(decoded + decoder.end()).toBe(`x${text.toWellFormed()}`);
      }),
      { seed: 17 },
    );
  });
});

describe('rows', () => {
  it('a stray quote costs its own line and no other', async () => {
    const lines = ['email,cv', 'a@x,"lasser', ...Array.from({ length: 20 }, (_, i) => `b${i}@x,bakker`)];
    const items = await itemsOf(Buffer.from(lines.join('\n')), 'x.csv');
    expect(items[0]).toMatchObject({ line: 2, problem: { code: 'INVALID_REQUEST', reason: 'OPEN_QUOTE' } });
    expect(items.slice(1)).toHaveLength(20);
  });
});

describe('many JSON values', () => {
  it('are cut out of an array as JSON itself would, in any pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (values, size) => {
          const text = JSON.stringify(values, null, 1);
          async function* pieces() {
            for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
          }
          const records = await gather(jsonElements(pieces()));
          expect(records.map((record) => JSON.parse(record.text ?? '') as unknown)).toEqual(JSON.parse(text));
          expect(records.map(({ line }) => line)).toEqual(values.map((_value, i) => i + 1));
        },
      ),
      { seed: 17 },
    );
  });

  it('an array that ends early gives what is whole and names its end', async () => {
    const items = await itemsOf(Buffer.from('[{"id":"a","cvText":"x"},{"id":"b"'));
    expect(items).toMatchObject([{ document: { id: 'a' } }, { line: 2, problem: { code: 'MALFORMED_JSON' } }]);
  });

  it('a line that is too long is named and not kept', async () => {
    async function* texts() {
      yield '{"id":"a"}\n';
      for (let i = 0; i < 60; i += 1) yield 'x'.repeat(100_000);
      yield '\n{"id":"b"}';
    }
    expect(await gather(jsonLines(texts()))).toEqual([
      { line: 1, text: '{"id":"a"}' },
      { line: 2, text: null },
      { line: 3, text: '{"id":"b"}' },
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['2019-3', '2019-03'],
    ['2019/03/07', '2019-03-07'],
    ['07.03.2019', '2019-03-07'],
    ['31/02/2019', '2019-02'],
    ['2019-02-29', '2019-02'],
    ['03/2019', '2019-03'],
    ['maart 2019', '2019-03'],
    ['7 févr. 2019', '2019-02-07'],
    ['2019-02-28T10:00:00Z', '2019-02-28'],
    ['heden', null],
    ['', null],
  ])('%s is %s', (written, date) => {
    expect(looseDate(written)).toBe(date);
  });
});
