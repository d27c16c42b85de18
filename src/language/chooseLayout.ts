/** The properties of the method and screen that select a document. */
export interface LayoutQuery {
  readonly screen: string
  readonly method?: string | undefined
  readonly category?: string | undefined
  readonly cardViewType?: string | undefined
}

export interface LayoutRow extends LayoutQuery {
  readonly file: string
  /** For a document of a part of the players: whether this one gets it here. Absent: everybody does. */
  readonly applies?: (() => boolean) | undefined
}

/**
 * The document file for a screen, or undefined for the built-in one. Precedence: method name, category, card
 * view type, then the screen's default. A row with several keys applies only when all of them match.
 */
export function chooseLayout(rows: readonly LayoutRow[], query: LayoutQuery): string | undefined {
  const fitting = rows.filter(
    (row) =>
      row.screen === query.screen && KEYS.every((key) => fits(row[key], query[key])) && row.applies?.() !== false,
  )
  const by = (key: (typeof KEYS)[number]) => fitting.find((row) => row[key] !== undefined)
  return (by('method') ?? by('category') ?? by('cardViewType') ?? fitting[0])?.file
}

const KEYS = ['method', 'category', 'cardViewType'] as const

const fits = (wanted: string | undefined, given: string | undefined): boolean =>
  wanted === undefined || wanted === given
