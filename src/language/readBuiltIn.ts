/**
 * Reads a built-in layout from the text that the build wrote (`.ci/vite/builtInLayouts.ts`): JSON, with each Map as
 * `{ "$map": entries }`. A browser parses this several times faster than it evaluates the same object literals.
 */
export function readBuiltIn(text: string): unknown {
  return withMaps(JSON.parse(text))
}

/** Puts Maps in their places, in the object itself: nothing else has a reference to it yet. */
function withMaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  for (const name in members) members[name] = withMaps(members[name])
  return members.$map === undefined ? value : new Map(members.$map as [string, unknown][])
}
