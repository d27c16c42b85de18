const MASK = '••••••••'

/** The same, with the token hidden wherever it stands: what is shown here ends in screenshots and reports. */
export function masked<T>(value: T, token: string): T {
  if (token === '' || value === undefined) return value
  return JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(token).slice(1, -1), MASK)) as T
}
