// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeConfiguration } from '@counterpart/domain';
import agency from '../../../../../variants/agency/module.ts';
import { type CustomerModules, loadConfiguration } from '../../../src/state/configuration/load-configuration.ts';
import { possibleSelection, selectedId } from '../../../src/state/selection/selection-calls.ts';

interface Layer {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>>;
}

let asked: string[];
let logged: unknown[][];

beforeEach(() => {
  asked = [];
  logged = [];
});

/** Loads layers by their addresses; `default` is the server's. */
function load(layers: Readonly<Record<string, Layer>>, modules: CustomerModules = {}) {
  return loadConfiguration({
    fetch: async (url) => {
      const address = url instanceof Request ? url.url : url.toString();
      asked.push(address);
      const layer = layers[address.split('/').at(-1) ?? ''];
      return layer === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(layer));
    },
    layers: ['default'],
    modules,
    log: (...what) => void logged.push(what),
  });
}

const variants = path.resolve(import.meta.dirname, '../../../../../variants');
const read = (name: string) => JSON.parse(readFileSync(path.join(variants, name), 'utf8')) as Layer;

/** A customer's configuration over the one that ships, as the server answers it. */
function customer(...names: readonly string[]): Layer {
  return names.map(read).reduce((before, after) => mergeConfiguration({ ...before }, { ...after }), {});
}

describe('configuration endpoints', () => {
  it('SET-15 are fetched in their order and merged, objects key by key and lists as a whole', async () => {
    const configuration = await load({
      default: {
        variables: { TOWN: 'Gent' },
        config: {
          configurationEndpoints: ['https://office.example/first.json', '/second.json'],
          features: { jobList: true },
          rangeUnits: ['KILOMETER', 'METER'],
        },
      },
      'first.json': { variables: { TOWN: 'Brugge' }, config: { features: { candidateList: true }, defaultRange: 5 } },
      'second.json': { config: { defaultRange: 7, rangeUnits: ['MILE'], defaultRoute: '/${TOWN}' } },
    });
    expect(asked).toEqual(['/api/config/default', 'https://office.example/first.json', '/second.json']);
    expect(configuration).toMatchObject({
      features: { jobList: true, candidateList: true },
      rangeUnits: ['MILE'],
      defaultRange: 7,
      defaultRoute: '/Brugge',
    });
    await expect(load({ default: { config: { configurationEndpoints: ['/gone.json'] } } })).rejects.toThrow(
      'The configuration /gone.json could not be loaded: 404',
    );
  });
});

describe('the module of a customer', () => {
  it('SET-17 is loaded only when it is named, and changes the configuration after its variables', async () => {
    const modify = vi.fn((configuration: object) => ({ ...configuration, defaultRange: 3 }));
    const modules = { one: vi.fn(async () => ({ default: modify })), other: vi.fn(async () => ({})) };
    expect((await load({ default: { config: {} } }, modules)).defaultRange).toBe(30);
    expect(modules.one).not.toHaveBeenCalled();
    const layer = { variables: { WHO: 'one' }, config: { configModifier: '${WHO}', hideMenu: true } };
    expect(await load({ default: layer }, modules)).toMatchObject({ defaultRange: 3, hideMenu: true });
    expect(modify).toHaveBeenCalledWith({ configModifier: 'one', hideMenu: true });
    expect(modules.other).not.toHaveBeenCalled();
  });

  it('SET-16f that is not there, or has no default export, stops the startup', async () => {
    const named = (configModifier: string) => ({ default: { config: { configModifier } } });
    await expect(load(named('nobody'))).rejects.toThrow('configModifier: Cannot find module nobody');
    await expect(load(named('constructor'))).rejects.toThrow('configModifier: Cannot find module constructor');
    await expect(load(named('empty'), { empty: async () => ({ modify: () => ({}) }) })).rejects.toThrow(
      'configModifier: Config modifier empty has no default export',
    );
  });

  it('SET-16a SET-16f what it answers is checked as everything else', async () => {
    const index = { name: 'a', label: 'A', createNoteCallback: 'later' };
    const modules = { one: async () => ({ default: () => ({ pages: { jobToCandidates: { indices: [index] } } }) }) };
    await expect(load({ default: { config: { configModifier: 'one' } } }, modules)).rejects.toThrow(
      'pages.jobToCandidates.indices[0].createNoteCallback: Expected a function but got string',
    );
  });
});

describe('the staffing agency', () => {
  const layer = () => customer('default/config.json', 'agency/config.json', 'agency/uat.json');
  const indices = async () => {
    const { pages } = await load({ default: layer() }, { agency: async () => ({ default: agency }) });
    return pages.profileToCandidates.indices[0];
  };

  it('SET-17 SET-21k SET-21o SET-21p RES-12e RES-13 tells its desk of visits and notes, and fetches addresses there', async () => {
    const index = await indices();
    const told = vi.spyOn(globalThis.parent, 'postMessage').mockImplementation(() => undefined);
    index?.handleVisitExternal?.('c1', { id: 'c1' });
    await index?.createNoteCallback?.('c2', { type: 'call', subject: 'Gebeld', body: '' });
    expect(told.mock.calls).toEqual([
      [{ type: 'visit', id: 'c1' }, 'https://desk-uat.example'],
      [
        { type: 'note', subjectId: 'c2', note: { type: 'call', subject: 'Gebeld', body: '' } },
        'https://desk-uat.example',
      ],
    ]);
    told.mockRestore();
    expect(await index?.externalDetailsTabUrlFetcher?.('c 3')).toBe('https://desk-uat.example/file/c%203');
    expect(logged).toEqual([]);
  });

  it('SET-21q SET-21r SET-21e reads documents in its own way: names without file numbers, companies by their name', async () => {
    const index = await indices();
    expect(index?.apiConversionPreProcessor?.({ id: 'c1', extraProperties: { name: 'An Maes (40213)' } })).toEqual({
      id: 'c1',
      extraProperties: { name: 'An Maes' },
    });
    if (index === undefined) throw new Error('no index');
    const job = { type: 'JOB', document: { id: 'j1', extraProperties: { company: 'Vers & Co' } } } as const;
    expect(
      possibleSelection({ ...index, selectionEndpoints: { candidatesForCompany: { set: '/s' } } }, job, 'CANDIDATE'),
    ).toMatchObject({
      type: 'candidatesForCompany',
      subjectId: 'Vers & Co',
    });
    expect(selectedId(index, 'companiesForCandidate', job.document)).toBe('Vers & Co');
    expect(selectedId({}, 'companiesForCandidate', job.document)).toBe('');
  });
});
