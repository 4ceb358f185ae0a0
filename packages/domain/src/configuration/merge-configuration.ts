type Layer = Readonly<Record<string, unknown>>;

function isLayer(value: unknown): value is Layer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Two layers of a configuration as one: objects are merged key by key, anything else is the later layer's (SET-15). */
export function mergeConfiguration(earlier: Layer, later: Layer): Layer {
  const merged = Object.entries(later).map(([key, value]): [string, unknown] => {
    const before = Object.hasOwn(earlier, key) ? earlier[key] : undefined;
    return [key, isLayer(before) && isLayer(value) ? mergeConfiguration(before, value) : value];
  });
  return { ...earlier, ...Object.fromEntries(merged) };
}
