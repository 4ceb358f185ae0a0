import { DEFAULT_STRATEGY_PARAMETERS, type Language } from '@counterpart/domain';
import { z } from 'zod';
import { strategyParameters } from '../strategies.ts';
import { STRATEGY_TEXTS } from './index.ts';
import type { ParameterPath } from './parameter-texts.ts';

type Json = Record<string, unknown>;

/** What a number counts; everything else that is a number is a part of one, or a weight. */
const UNITS: Readonly<Partial<Record<ParameterPath, 'years' | 'hours' | 'days' | 'steps'>>> = {
  'expansion.maxSteps': 'steps',
  recencyHalfLifeYears: 'years',
  'wage.hoursAMonth': 'hours',
  'availability.toleranceDays': 'days',
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function described(schema: Json, path: readonly string[], preset: unknown, language: Language): Json {
  const [group, , field] = path;
  const key = (group === 'aspects' && field !== undefined ? `aspects.*.${field}` : path.join('.')) as ParameterPath;
  const texts = STRATEGY_TEXTS[language][key] as readonly [string, string] | undefined;
  const { properties } = schema;
  return {
    ...schema,
    ...(texts === undefined ? {} : { title: texts[0], description: texts[1] }),
    ...(key in UNITS ? { unit: UNITS[key] } : {}),
    ...(preset === undefined || path.length === 0 ? {} : { default: preset }),
    ...(isObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [
              name,
              described(each as Json, [...path, name], isObject(preset) ? preset[name] : undefined, language),
            ]),
          ),
        }
      : {}),
  };
}

/**
 * The JSON Schema (draft 2020-12) of a strategy's parameters, with title and description in a language, the default and
 * its bounds; `unit` says what a number counts. Tables whose names are free have `additionalProperties`.
 */
export function strategySchema(language: Language): Record<string, unknown> {
  const schema = z.toJSONSchema(strategyParameters, { io: 'output', unrepresentable: 'any' }) as Json;
  return described(schema, [], DEFAULT_STRATEGY_PARAMETERS, language);
}
