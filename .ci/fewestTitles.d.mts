export function fewestTitles(titles: readonly string[], others?: readonly string[]): readonly string[]
