/** Reads a query parameter and removes it from the URL (I18N-05). */
export function takeQuery(name: string): string | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}
