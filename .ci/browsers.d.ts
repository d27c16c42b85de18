/** Newer than ES2022, but supported by every browser of the baseline (D-35): since Chrome 97, Safari 15.4, Firefox 104. */
interface Array<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined
  findLast(predicate: (value: T, index: number, array: T[]) => unknown): T | undefined
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number
}

interface ReadonlyArray<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: readonly T[]) => value is S): S | undefined
  findLast(predicate: (value: T, index: number, array: readonly T[]) => unknown): T | undefined
  findLastIndex(predicate: (value: T, index: number, array: readonly T[]) => unknown): number
}
