/** The element of an id, which the page is known to have. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The demo page has no ${kind.name} #${id}.`)
  return found
}
