/** Normalizes a numeric code: the server may write 1 as 1.0, which `parseJson` returns as a string. */
export function readCode<T>(value: T): T | number {
  return typeof value === 'string' && /^-?\d{1,9}\.0+$/.test(value) ? Number(value) : value
}
