import path from 'node:path';
import { readConfiguration, resolveVariables } from '@counterpart/domain';
import type { Command } from 'commander';
import {
  configurationOrigins,
  type Origin,
  originOfKey,
  readLayeredConfiguration,
} from '../config/configuration-layers.ts';
import { configurationPaths } from '../wiring/configuration-path.ts';

type Leaf = readonly [key: string, value: unknown];

/** The single values of a configuration by their path, lists item by item. */
function leavesOf(value: unknown, key: string): readonly Leaf[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item, at) => leavesOf(item, `${key}[${at}]`));
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, key === '' ? name : `${key}.${name}`));
}

function placeOf(origin: Origin | undefined): string {
  return origin === undefined ? 'default' : `${path.relative(process.cwd(), origin.file)}:${origin.line}`;
}

/** Lines that say what each value is and where it was written: `key = value  (file:line)`. */
function describe(files: readonly string[]): readonly string[] {
  const warnings: string[] = [];
  const { server, variables, config } = readLayeredConfiguration(files, (line) => warnings.push(line));
  const origins = configurationOrigins(files);
  const screens = readConfiguration(resolveVariables(config, variables), () => undefined);
  const line = ([key, value]: Leaf, origin: Origin | undefined) =>
    `${key} = ${JSON.stringify(value)}  (${placeOf(origin)})`;
  // what is written on a list or an object speaks for all that stands in it
  const written = (key: string) => (origins.has(key) ? originOfKey(origins, key) : undefined);
  return [
    ...leavesOf(server, 'server').map((leaf) => line(leaf, written(leaf[0]))),
    ...leavesOf(variables, 'variables').map((leaf) => line(leaf, written(leaf[0]))),
    ...leavesOf(screens, 'config').map((leaf) => line(leaf, origins.get(leaf[0]))),
    ...[...new Set(warnings)].map((warning) => `warning: ${warning}`),
  ];
}

/** Adds `config check` to a command line. */
export function configCommands(program: Command, root: string): void {
  program
    .command('config')
    .description('the configuration')
    .command('check')
    .description('check a configuration, and say of every value which file and line it comes from')
    .argument('[file]', 'a configuration file; without it the one that a start would read')
    .option('--variant <customer/environment>', 'the variant that is merged over it; else VARIANT')
    .action((file: string | undefined, { variant }: { readonly variant?: string }) => {
      const files = configurationPaths(root, {
        CONFIG_FILE: file === undefined ? process.env['CONFIG_FILE'] : path.resolve(file),
        VARIANT: variant ?? process.env['VARIANT'],
      });
      for (const text of describe(files)) console.log(text);
    });
}
