/** The words of a name, in lower case: `card`, `number` for `cardNumber`, `card_number` and `card-number`. */
export const nameWords = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
