/** The server's numbers of the card view types (spec §3). We do not know 10–12 and 14–19. */
export const CARD_VIEW_TYPES = {
  default: 0,
  card: 1,
  cardWalletOnly: 2,
  india: 3,
  cardMultipleType: 4,
  p2p: 5,
  pix: 6,
  eazype: 7,
  virtual: 8,
  bankTransfer: 9,
  onramp: 13,
  cash: 20,
} as const

export type CardViewType = keyof typeof CARD_VIEW_TYPES

const NAMES: ReadonlyMap<string, CardViewType> = new Map(
  (Object.entries(CARD_VIEW_TYPES) as [CardViewType, number][]).flatMap(([name, number]) => [
    [name.toLowerCase(), name],
    [`${number}`, name],
  ]),
)

/** Whether a server value (number, numeric text, or name) is a known card view type; for logging. */
export function isCardViewType(value: unknown): boolean {
  return nameOf(value) !== undefined
}

/** The card view type of a server value; for an unknown or absent value 'default', the redirect page. */
export function cardViewTypeOf(value: unknown): CardViewType {
  return nameOf(value) ?? 'default'
}

function nameOf(value: unknown): CardViewType | undefined {
  return typeof value === 'number' || typeof value === 'string' ? NAMES.get(`${value}`.toLowerCase()) : undefined
}

/** The type itself; 'p2p' instead of 'default'. */
export const orPeerToPeer = (type: CardViewType): CardViewType => (type === 'default' ? 'p2p' : type)
