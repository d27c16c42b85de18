const MASK = '••••••••'

/** Masks the token everywhere in `value`, because the log may end up in screenshots and reports. */
export function masked<T>(value: T, token: string): T {
  if (token === '' || value === undefined) return value
  return JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(token).slice(1, -1), MASK)) as T
}
