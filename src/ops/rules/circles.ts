/** The cycles in a dependency graph, each once, in the order of the names. */
export function circles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  for (const start of next.keys()) {
    if (found.some((circle) => circle.includes(start))) continue
    const way = wayBack(start, next)
    if (way !== undefined) found.push(way)
  }
  return found
}

/** The shortest cycle through `start`, which is both its first and its last entry; undefined if there is none. */
function wayBack(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const name of next.get(way.at(-1) ?? '') ?? []) {
      if (name === start) return [...way, start]
      if (!seen.has(name)) ways.push([...way, name])
      seen.add(name)
    }
  }
  return undefined
}
