/** Normalizes a numeric code: from 1.0, which the server means as 1, `parseJson` makes a string. */
export function readCode<T>(value: T): T | number {
  return typeof value === 'string' && /^-?\d{1,9}\.0+$/.test(value) ? Number(value) : value
}
