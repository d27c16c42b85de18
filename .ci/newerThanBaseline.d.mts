/** What a built script uses that the oldest browsers of the baseline do not have, as `name (line:column)`. */
export function newerThanBaseline(text: string): string[]
