/** Where a call is asked for: events go beside the banking calls, not among them (CALL-28). */
export const pathOf = (name: string): string => (name === 'events' ? '/api/events' : `/api/BANKING/${name}`)

/** The call of a path, or undefined when no call is there. */
export function callNameOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path === pathOf(name) ? name : undefined
}
