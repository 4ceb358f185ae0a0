// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fillAddress } from '../../src/state/results/fill-address.ts';
import { lastJobs } from '../../src/state/results/details/last-jobs.ts';
import { loadPhoneReader } from '../../src/state/results/phone-link.ts';

const document = { id: 'c 7', extraProperties: { email: 'an@b.be', phone: '', evil: 'javascript:alert(1)' } };

describe('configured addresses', () => {
  it('RES-01h DET-01 are filled in from the document, escaped', () => {
    expect(fillAddress('https://ats.example/of?id={id}&mail={email}', document)).toBe(
      'https://ats.example/of?id=c%207&mail=an%40b.be',
    );
  });

  it('are none without a template, and none where a property is missing', () => {
    expect(fillAddress(undefined, document)).toBeNull();
    expect(fillAddress('https://ats.example/{phone}', document)).toBeNull();
  });

  it('never run anything here', () => {
    expect(fillAddress('javascript:alert(1)', document)).toBeNull();
    expect(fillAddress('data:text/html,x', document)).toBeNull();
    expect(fillAddress('{evil}', document)).not.toMatch(/^javascript:/);
  });
});

describe('a telephone number', () => {
  it('RES-01g is Belgian without a country, with tel as protocol', async () => {
    const readPhone = await loadPhoneReader();
    expect(readPhone('051 30 12 34', {})).toEqual({ text: '+32 51 30 12 34', href: 'tel:+3251301234' });
  });

  it('RES-01g keeps its own country, takes another default and another protocol', async () => {
    const readPhone = await loadPhoneReader();
    expect(readPhone('+33 6 39 98 89 06', { phoneCountry: 'BE' })?.href).toBe('tel:+33639988906');
    const french = { phoneCountry: 'FR', phoneProtocol: 'callto' };
    expect(readPhone('06 39 98 89 06', french)?.href).toBe('callto:+33639988906');
  });

  it('is none when the text is no number', async () => {
    const readPhone = await loadPhoneReader();
    expect(readPhone('<script>', {})).toBeNull();
    expect(readPhone('12', {})).toBeNull();
  });
});

describe('the last jobs of the head', () => {
  it('are three, those that last first, then by the end', () => {
    const jobs = [
      { title: 'b', dateFrom: '2018', dateTo: '2021-04' },
      { title: 'd', dateFrom: '2005', dateTo: '2010' },
      { title: 'a', dateFrom: '2021-05', dateTo: null },
      { title: 'c', dateFrom: '2015', dateTo: '2018' },
    ];
    expect(lastJobs({ id: 'x', workExperiences: jobs }).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  });
});
