import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfiguration, resolveVariables } from '@counterpart/domain';
import { configurationOrigins, readLayeredConfiguration } from '../../src/config/configuration-layers.ts';
import { framedOrigins } from '../../src/config/framed-origins.ts';
import { jsonLines } from '../../src/config/json-lines.ts';
import { configurationPaths } from '../../src/wiring/configuration-path.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-variants-'));
const ignore = () => undefined;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

/** The configuration that a variant gives, as the screens read it without its module. */
function variant(name: string) {
  const read = readLayeredConfiguration(configurationPaths(ROOT, { VARIANT: name }), (line) => {
    throw new Error(line);
  });
  return { ...read, screens: readConfiguration(resolveVariables(read.config, read.variables), ignore) };
}

describe('variants', () => {
  it('SET-17 one environment setting chooses a customer and an environment, merged over the configuration that ships', () => {
    const below = (paths: readonly string[]) => paths.map((each) => path.relative(ROOT, each));
    expect(below(configurationPaths(ROOT, { VARIANT: 'agency/uat' }))).toEqual([
      'variants/default/config.json',
      'variants/agency/config.json',
      'variants/agency/uat.json',
    ]);
    expect(below(configurationPaths(ROOT, { VARIANT: 'agency' }))).toHaveLength(2);
    expect(below(configurationPaths(ROOT, { VARIANT: 'default' }))).toEqual(['variants/default/config.json']);
    expect(below(configurationPaths(ROOT, {}))).toEqual(['variants/default/config.json']);
  });

  it('SET-17 SET-08 SET-21e the staffing agency speaks Dutch, has no menu, is framed and selects for companies', () => {
    const { server, screens } = variant('agency/uat');
    expect(screens).toMatchObject({ locale: 'nl', hideMenu: true, environment: 'uat', configModifier: 'agency' });
    expect(server.frameAncestors).toEqual(['https://desk-uat.example']);
    expect(framedOrigins(variant('agency/uat'))).toEqual(['https://desk-uat.example']);
    const [index] = screens.pages.profileToCandidates.indices;
    expect(Object.keys(index?.selectionEndpoints ?? {})).toContain('candidatesForCompany');
    // what the customer does not speak of is as it ships
    expect(screens.pages.profileToCandidates.keywordSearch).toBe(true);
    expect(screens.pages.profileToJobs.enabled).toBe(false);
  });

  it('SET-17 SET-21h SET-22 the employment service speaks French, downloads nothing and has fewer aspects', () => {
    const { screens } = variant('employment-service/test');
    expect(screens).toMatchObject({ locale: 'fr', hideMenu: false, enabledAspects: '!wage,softSkills,seniority' });
    expect(screens.pages.profileToJobs.indices.map(({ allowDownload }) => allowDownload)).toEqual([false]);
    expect(screens.pages.profileToCandidates.enabled).toBe(false);
  });

  it('SET-16f a variant that is none is one clear line that names those there are', () => {
    expect(() => configurationPaths(ROOT, { VARIANT: 'nobody/uat' })).toThrow(
      'VARIANT=nobody/uat: there is no nobody, only agency, default, employment-service.',
    );
    expect(() => configurationPaths(ROOT, { VARIANT: 'agency/moon' })).toThrow(
      'VARIANT=agency/moon: agency has no environment moon, only uat.',
    );
    for (const wrong of ['../x', 'a/b/c', 'agency/..']) {
      expect(() => configurationPaths(ROOT, { VARIANT: wrong })).toThrow(
        'VARIANT must be customer or customer/environment',
      );
    }
  });
});

describe('a wrong configuration', () => {
  it('SET-16a SET-16e names file, line, key and what was expected', () => {
    const base = file('base.json', '{\n "config": {\n  "hideMenu": false,\n  "rangeUnits": ["KILOMETER"]\n }\n}');
    const later = file('later.json', '{ "config": {\n\n "hideMenu": "yes" } }');
    expect(() => readLayeredConfiguration([base, later], ignore)).toThrow(
      `${later}:3: hideMenu: Expected a boolean but got string`,
    );
    const unit = file('unit.json', '{ "config": {\n "rangeUnits": [\n  "METER",\n  "FURLONG" ] } }');
    expect(() => readLayeredConfiguration([base, unit], ignore)).toThrow(
      `${unit}:4: rangeUnits[1]: Expected one of KILOMETER, METER, MILE but got string "FURLONG"`,
    );
    const variable = file('variable.json', '{ "variables": {}, "config":\n { "locale": "${NOWHERE}" } }');
    expect(() => readLayeredConfiguration([base, variable], ignore)).toThrow(
      `${variable}:2: locale: Unresolved variable in config: NOWHERE`,
    );
    const port = file('port.json', '{ "server":\n { "port": "high" } }');
    expect(() => readLayeredConfiguration([port], ignore)).toThrow(
      `${port}:2: server.port: Expected an integer but got string`,
    );
    // what is missing is named by what stands around it
    const missing = file(
      'missing.json',
      '{ "config": { "pages": { "jobToCandidates": {\n "indices": [\n  { "name": "x" } ] } } } }',
    );
    expect(() => readLayeredConfiguration([missing], ignore)).toThrow(
      `${missing}:3: pages.jobToCandidates.indices[0].label: Config value is required but not set`,
    );
    expect(() => readLayeredConfiguration([file('broken.json', '{')], ignore)).toThrow('is not a JSON object');
  });

  it.each([
    ['{\n "config": {},\n}', /: The configuration file is not a JSON object: .*line 3/],
    [' \n', /: The configuration file is not a JSON object: it is empty$/],
    ['[{}]', /: The configuration file is not a JSON object: it is an array$/],
    ['"nl"', /: The configuration file is not a JSON object: it is "nl"$/],
    [
      '{ "server":\n { "port": 70000 } }',
      /:2: server\.port: Expected an integer from 0 to 65535 but got number 70000$/,
    ],
    ['{ "config": { "defaultRange":\n 0 } }', /defaultRange: Expected an integer from 1 on but got number 0$/],
    [
      '{ "config":\n { "localStorageMaxAge": "30 days" } }',
      /:2: localStorageMaxAge: Expected an ISO 8601 duration such as P30D but got string "30 days"$/,
    ],
    [
      '{ "server": { "indices": [\n { "name": "a", "kind": "JOB", "label": "A" },\n { "name": "a", "kind": "CANDIDATE", "label": "B" } ] } }',
      /:3: server\.indices\[1\]\.name: There is another index a$/,
    ],
  ])('SET-16a what is not right about %j is said with its place', (text, message) => {
    const wrong = file('wrong-one.json', text);
    expect(() => readLayeredConfiguration([wrong], ignore)).toThrow(message);
    expect(() => readLayeredConfiguration([wrong], ignore)).toThrow(path.basename(wrong));
  });

  /** The lines of what is said of files. */
  const said = (...files: readonly string[]): readonly string[] => {
    try {
      readLayeredConfiguration(files, ignore);
    } catch (error) {
      return (error as Error).message.replaceAll(`${folder}/`, '').split('\n');
    }
    return [];
  };

  it('SET-16a SET-16e all mistakes of all files are told at once, in the order in which they stand there', () => {
    const base = file(
      'all.json',
      '{ "server": {\n "port": "high",\n "login": { "issuer": "http://far.example",\n "audience": 1 } } }',
    );
    const later = file(
      'later.json',
      '{ "config": {\n "hideMenu": "yes",\n "locale": "${NOWHERE}",\n "rangeUnits": ["METER",\n "FURLONG"],\n' +
        ' "features": { "externalLogin": true } } }',
    );
    expect(said(base, later)).toEqual([
      'all.json:2: server.port: Expected an integer but got string',
      'all.json:4: server.login.audience: Expected a string but got number',
      'later.json:2: hideMenu: Expected a boolean but got string',
      'later.json:3: locale: Unresolved variable in config: NOWHERE',
      'later.json:5: rangeUnits[1]: Expected one of KILOMETER, METER, MILE but got string "FURLONG"',
    ]);
    const login = { issuer: 'http://far.example', audience: 'a', jwksUri: 'keys', roles: { HR: 'chief' } };
    const indices = ['a', 'details', 'a'].map((name) => ({ name, kind: 'JOB', label: name }));
    expect(said(file('server.json', JSON.stringify({ server: { login, indices }, variables: [] })))).toEqual([
      'server.json:1: variables: Expected an object but got array',
      'server.json:1: server.indices[1].name: The name details is reserved',
      'server.json:1: server.indices[2].name: There is another index a',
      'server.json:1: server.login.issuer: Expected an https address but got "http://far.example"',
      'server.json:1: server.login.jwksUri: Expected an https address but got "keys"',
      'server.json:1: server.login.roles.HR: Expected one of reader, recruiter, operator, administrator but got "chief"',
    ]);
    const [one, other] = ['one.json', 'other.json'].map((name) => file(name, ''));
    expect(said(one ?? '', other ?? '')).toHaveLength(2);
  });

  it('SET-16a of more than twenty mistakes the others are counted', () => {
    const units = (count: number) =>
      file('many.json', JSON.stringify({ config: { rangeUnits: Array.from({ length: count }, () => 'FURLONG') } }));
    expect(said(units(20))).toHaveLength(20);
    const lines = said(units(23));
    expect(lines).toHaveLength(21);
    expect(lines[19]).toContain('rangeUnits[19]: Expected one of');
    expect(lines[20]).toBe('and 3 more');
  });

  it('SET-16c SET-24b what is taken as something else than it says only warns, and a mark before the text is none', () => {
    const warned = (value: object) => {
      const lines: string[] = [];
      readLayeredConfiguration([file('doubtful.json', `\uFEFF${JSON.stringify(value)}`)], (line) => lines.push(line));
      return lines;
    };
    const page = (more: object, enabled = true) => ({
      config: { pages: { profileToJobs: { enabled, indices: [{ name: 'jobs', label: 'j', ...more }] } } },
    });
    expect(warned({ servr: {} })).toEqual(['Unknown configuration key servr']);
    expect(warned({ config: { locale: 'de-AT' } })).toEqual([
      'locale: Expected one of nl, fr, en, it but got "de-AT": it is en',
    ]);
    expect(warned({ config: { locale: 'nl-BE', enabledAspects: '!wage, hardSkills' } })).toEqual([]);
    expect(warned({ config: { enabledAspects: '!wagge' } })[0]).toMatch(
      /^enabledAspects: There is no aspect wagge, only /,
    );
    expect(warned(page({ exportType: 'pdf', selectionStatuses: ['new'], selectionStatusDefault: 'old' }))).toEqual([
      'pages.profileToJobs.indices[0].exportType: Expected one of csv, xlsx, ndjson but got string "pdf"',
      'pages.profileToJobs.indices[0].selectionStatusDefault: Expected one of new but got string "old"',
    ]);
    expect(warned(page({ name: 'candidates' }))).toEqual([
      'pages.profileToJobs.indices[0].name: The server keeps no index candidates of kind JOB, only jobs',
    ]);
    expect(warned(page({ name: 'candidates' }, false))).toEqual([]);
    const elsewhere = page({ name: 'others' });
    expect(warned({ config: { ...elsewhere.config, apiUrl: 'https://match.example/api' } })).toEqual([]);
  });

  it("of a list only the last layer's items have a place, as only they are left", () => {
    const long = file('long.json', '{ "config": { "rangeUnits": ["METER",\n "MILE"], "hideMenu": true } }');
    const short = file('short.json', '{ "config": {\n "rangeUnits": ["KILOMETER"] } }');
    const origins = configurationOrigins([long, short]);
    expect(origins.get('config.rangeUnits[0]')).toEqual({ file: short, line: 2 });
    expect(origins.has('config.rangeUnits[1]')).toBe(false);
    expect(origins.get('config.hideMenu')).toEqual({ file: long, line: 2 });
  });

  it('lines are found whatever a text holds', () => {
    const text = '{ "a\\"b": "x\\n}",\n "list": [1,\n {"c": null}, []],\n "deep": { "d": true } }';
    expect([...jsonLines(text)]).toEqual([
      ['a"b', 1],
      ['list', 2],
      ['list[0]', 2],
      ['list[1]', 3],
      ['list[1].c', 3],
      ['list[2]', 3],
      ['deep', 4],
      ['deep.d', 4],
    ]);
  });
});

describe('counterpart config check', () => {
  const check = (...args: readonly string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'apps/server/src/cli/main.ts'), 'config', 'check', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it('SET-16c SET-17 says of every value which file and line it comes from, and warns of unknown keys', () => {
    const own = file('own.json', '{\n "config": {\n  "defaultRange": 12,\n  "colour": "red"\n }\n}');
    const { status, stdout } = check(own, '--variant', 'agency/uat');
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    const relative = path.relative(ROOT, own);
    expect(lines).toContain(`config.defaultRange = 12  (${relative}:3)`);
    expect(lines).toContain('config.hideMenu = true  (variants/agency/config.json:11)');
    expect(lines).toContain('config.environment = "uat"  (variants/agency/uat.json:9)');
    expect(lines).toContain('variables.DESK = "https://desk-uat.example"  (variants/agency/uat.json:6)');
    expect(lines).toContain('config.apiUrl = "/api"  (default)');
    expect(lines).toContain('warning: Unknown configuration key colour');
  });

  it('SET-16a ends with the one line of a wrong value', () => {
    const { status, stdout, stderr } = check(file('wrong.json', '{ "config": {\n "hideMenu": 1 } }'));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('wrong.json:2: hideMenu: Expected a boolean but got number');
  });
});
