/** The members of a record by name: equal values in another order are the same gesture and must reuse the key. */
export const sortedEntries = (record: object): readonly (readonly [string, unknown])[] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
