import { type AspectStrategy, DEFAULT_STRATEGY_PARAMETERS, type StrategyParameters } from './strategy.ts';

/** What was stored before a parameter existed lacks it, on any level. */
type Stored<Group> = { readonly [Key in keyof Group]?: Group[Key] extends object ? Stored<Group[Key]> : Group[Key] };

/**
 * Stored parameters with the default of each that they lack: those that came later. A default leaves scores as they were
 * before there was the parameter. Lists and tables that are there stay as they are, for what they leave out is meant.
 */
export function completeStrategy(stored: Stored<StrategyParameters>): StrategyParameters {
  const preset = DEFAULT_STRATEGY_PARAMETERS;
  const aspects = Object.entries(preset.aspects).map(([name, aspect]): [string, AspectStrategy] => [
    name,
    { ...aspect, ...stored.aspects?.[name as keyof StrategyParameters['aspects']] },
  ]);
  const groups = Object.entries(preset).map(([name, value]: [string, unknown]): [string, unknown] => {
    const own = (stored as Readonly<Record<string, unknown>>)[name];
    if (own === undefined) return [name, value];
    return [name, typeof own === 'object' && own !== null ? { ...(value as object), ...own } : own];
  });
  return { ...Object.fromEntries(groups), aspects: Object.fromEntries(aspects) } as unknown as StrategyParameters;
}
