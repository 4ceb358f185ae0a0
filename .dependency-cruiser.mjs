import { LAYERS, PROGRAMS, ROOMS } from './tools/layers.ts';

const source = (folder) => `^${folder}/src/`;

/** Doors beside index.ts: types and mapping without zod; digests and postings without an index; what needs no reader of texts. */
const SECOND_DOORS = [
  '^packages/contract/src/mapping\\.ts$',
  '^packages/engine/src/digest/write-digest\\.ts$',
  '^packages/engine/src/columns/postings\\.ts$',
  '^packages/parsing/src/without-reader\\.ts$',
];

/** A folder imports only the lower layers named in its line of the table. */
const layerRules = Object.entries(LAYERS).map(([folder, allowed]) => ({
  name: `layer-${folder.replace('/', '-')}`,
  severity: 'error',
  comment: `${folder} may import only ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: source(folder) },
  to: { path: '^(packages|apps)/', pathNot: [source(folder), ...allowed.map(source), '\\.onto$'] },
}));

/** A program imports only itself and the folders named in its line of the table, packages by their doors. */
const programRules = Object.entries(PROGRAMS).map(([program, allowed]) => ({
  name: `program-${program}`,
  severity: 'error',
  comment: `${program} may import only ${allowed.join(', ')}`,
  from: { path: `^${program}/` },
  to: {
    path: `^(packages|apps|tools|${Object.keys(PROGRAMS).join('|')})/`,
    pathNot: [
      `^${program}/`,
      ...allowed.map((folder) => {
        if (folder.endsWith('/test')) return `^${folder}/`;
        return folder.startsWith('packages/') ? `^${folder}/src/index\\.ts$` : source(folder);
      }),
      ...SECOND_DOORS.filter((door) => allowed.some((folder) => door.startsWith(`^${folder}/`))),
    ],
  },
}));

/** Inside a large folder a room imports only itself and the rooms before it, never the files beside the rooms. */
const roomRules = Object.entries(ROOMS).flatMap(([folder, rooms]) =>
  rooms.map((room, i) => ({
    name: `room-${folder.replaceAll('/', '-')}-${room}`,
    severity: 'error',
    comment: `${folder}/${room} may import only ${[room, ...rooms.slice(0, i)].join(', ')}`,
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/`, pathNot: rooms.slice(0, i + 1).map((earlier) => `^${folder}/${earlier}/`) },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...roomRules,
    ...programRules,
    {
      name: 'nothing-stands-on-programs',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: `^(tools|${Object.keys(PROGRAMS).join('|')})/` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'one-door-per-package',
      severity: 'error',
      comment: 'Another package is entered through its index.ts, or through a second door that takes less along.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: ['^packages/$2/', '^packages/[^/]+/src/index\\.ts$', ...SECOND_DOORS],
      },
    },
    {
      name: 'web-takes-no-schemas',
      severity: 'error',
      comment: 'zod stays out of the web bundle: client takes types and ./mapping of contract only.',
      from: { path: '^(packages/client|apps/web)/src/' },
      to: { path: '^packages/contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-fastify',
      severity: 'error',
      from: { path: '^apps/server/src/services/' },
      to: { path: 'node_modules/(@fastify|fastify)' },
    },
    {
      name: 'only-wiring-names-a-backend',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(wiring/|workers/(shard|parser)-worker[.]ts$)' },
      to: { path: '^packages/(engine|opensearch)/' },
    },
    {
      name: 'core-touches-no-world',
      severity: 'error',
      comment: 'Core packages get clock, random, files and network from their callers.',
      from: { path: '^packages/(domain|text|contract|scoring|search-port|client)/src/' },
      to: {
        path: '^(node:)?(fs|http|https|net|os|child_process|worker_threads|crypto|sqlite)',
        dependencyTypes: ['core'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
