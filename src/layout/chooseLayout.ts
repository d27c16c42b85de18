/** What is known of the method whose screen is to be drawn. */
export interface LayoutQuestion {
  readonly screen: string
  readonly method?: string | undefined
  readonly category?: string | undefined
  readonly cardViewType?: string | undefined
}

export interface LayoutRow extends LayoutQuestion {
  readonly file: string
}

/**
 * The document that serves a screen, or undefined for the built-in one: method name, then category, then card
 * view type, then one that is for the screen as such.
 */
export function chooseLayout(rows: readonly LayoutRow[], asked: LayoutQuestion): string | undefined {
  const ofScreen = rows.filter((row) => row.screen === asked.screen)
  const by = (key: 'method' | 'category' | 'cardViewType') =>
    asked[key] === undefined ? undefined : ofScreen.find((row) => row[key] === asked[key])
  const plain = ofScreen.find((row) => !row.method && !row.category && !row.cardViewType)
  return (by('method') ?? by('category') ?? by('cardViewType') ?? plain)?.file
}
