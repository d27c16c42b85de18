/** The cycles in a dependency graph, each once, in the order of the names. */
export function cycles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  for (const start of next.keys()) {
    if (found.some((cycle) => cycle.includes(start))) continue
    const path = cycleThrough(start, next)
    if (path !== undefined) found.push(path)
  }
  return found
}

/** The shortest cycle through `start`, which is both its first and its last entry; undefined if there is none. */
function cycleThrough(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const paths = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const name of next.get(path.at(-1) ?? '') ?? []) {
      if (name === start) return [...path, start]
      if (!seen.has(name)) paths.push([...path, name])
      seen.add(name)
    }
  }
  return undefined
}
