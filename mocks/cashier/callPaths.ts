/** The path of a call. `events` is not a banking call (CALL-28). */
export const pathOf = (name: string): string => (name === 'events' ? '/api/events' : `/api/BANKING/${name}`)

/** The call at a path, or undefined. */
export function callNameOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path === pathOf(name) ? name : undefined
}
