/** The element with this id; throws when it is missing or of another type. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The demo page has no ${kind.name} #${id}.`)
  return found
}
