/** Normalizes a numeric code: `parseJson` keeps 1.0 as a string, but the server means 1. */
export function readCode<T>(value: T): T | number {
  return typeof value === 'string' && /^-?\d{1,9}\.0+$/.test(value) ? Number(value) : value
}
