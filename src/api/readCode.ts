/** A number that stands for a word: servers that write 1.0 mean 1 (`parseJson` hands it over as a text). */
export function readCode<T>(value: T): T | number {
  return typeof value === 'string' && /^-?\d{1,9}\.0+$/.test(value) ? Number(value) : value
}
