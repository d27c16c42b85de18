export function fewestTitles(titles: readonly string[]): readonly string[]
