// @vitest-environment happy-dom
import type { WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { DocumentTexts } from '../../src/parts/match-details/texts/document-texts.tsx';
import { marksByField } from '../../src/state/results/details/evidence.ts';
import { item } from '../results/a-match.ts';
import { drawn, names } from './drawn.tsx';

type Props = Parameters<typeof DocumentTexts>[0];

const person: WireDocument = {
  id: 'c1',
  preferredJobTitle: 'lasser gezocht',
  preferredJobInfo: 'liefst lasser',
  cvText: 'Ik ben lasser.',
  workExperiences: [
    { title: 'bakker', text: 'brood' },
    { title: 'de lasser', company: 'Bouw NV', text: 'als lasser gewerkt' },
  ],
  educations: [{ field: 'het lassen', degree: 'lasser A2', info: 'ook lasser', institute: 'VTI' }],
  extraProperties: { town: 'Gent' },
};

function texts(change: Partial<Props> = {}) {
  return drawn(
    <DocumentTexts
      kind="CANDIDATE"
      document={person}
      marks={new Map()}
      activeId={null}
      extraProperties={[]}
      {...change}
    />,
  );
}

/** The evidence of one asked item, at these places. */
function evidence(places: Readonly<Record<string, readonly [number, number]>>) {
  const matchedTo = Object.entries(places).map(([field, [start, end]]) => ({ source: 'CV_TEXT', field, start, end }));
  return marksByField([item('lasser', { matchedTo })], 'FORWARD');
}

describe('the texts of a document', () => {
  it('DET-05 evidence is marked in every text of a person', async () => {
    const marks = evidence({
      preferredJobTitle: [0, 6],
      preferredJobInfo: [7, 13],
      cvText: [7, 13],
      'workExperiences[1].title': [3, 9],
      'workExperiences[1].text': [4, 10],
      'educations[0].field': [4, 10],
      'educations[0].degree': [0, 6],
      'educations[0].info': [4, 10],
    });
    const place = await texts({ marks });
    expect([...place.querySelectorAll('mark')].map((mark) => [mark.dataset['at'], mark.textContent])).toEqual([
      ['preferredJobTitle:0', 'lasser'],
      ['preferredJobInfo:7', 'lasser'],
      ['cvText:7', 'lasser'],
      ['educations[0].field:4', 'lassen'],
      ['educations[0].degree:0', 'lasser'],
      ['educations[0].info:4', 'lasser'],
      ['workExperiences[1].title:3', 'lasser'],
      ['workExperiences[1].text:4', 'lasser'],
    ]);
  });

  it('DET-05 evidence is marked in the title and the text of a job, and in the additional text under its own address', async () => {
    const job: WireDocument = { id: 'j1', jobTitle: 'Lasser', jobText: 'Wij zoeken een lasser.' };
    const marks = evidence({ jobTitle: [0, 6], jobText: [15, 21] });
    const own = await texts({ kind: 'JOB', document: job, marks });
    expect([...own.querySelectorAll('mark')].map((mark) => mark.dataset['at'])).toEqual(['jobTitle:0', 'jobText:15']);
    const beside = await texts({ additional: { kind: 'JOB', document: job, marks } });
    expect([...beside.querySelectorAll('mark')].map((mark) => mark.dataset['at'])).toEqual([
      'source:jobTitle:0',
      'source:jobText:15',
    ]);
  });

  it('DET-03 the sections stand as text, properties, educations, work and additional text, unless another order is configured', async () => {
    const props = {
      extraProperties: [{ property: 'town', label: 'Where' }],
      additional: { kind: 'JOB', document: { id: 'j1', jobText: 'x' }, marks: new Map() },
    } as const;
    expect(names(await texts(props), 'h3')).toEqual(['CV', 'Properties', 'Educations', 'Work experience', 'Job text']);
    expect(names(await texts({ ...props, sections: ['additionalText', 'workExperiences', 'text'] }), 'h3')).toEqual([
      'Job text',
      'Work experience',
      'CV',
    ]);
  });

  it('DET-03 SET-21j an empty text says so, and of the properties those that are configured are shown', async () => {
    const document: WireDocument = { id: 'c2', cvText: '  ', extraProperties: { town: 'Gent', secret: 'x' } };
    const extraProperties = [
      { property: 'town', label: 'property.town' },
      { property: 'fax', label: 'Fax' },
    ];
    const place = await texts({ document, extraProperties });
    expect(names(place, 'p')).toEqual(['No text available']);
    expect(names(place, 'dt, dd')).toEqual(['Town', 'Gent', 'Fax', '–']);
  });
});
