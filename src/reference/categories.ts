export interface Category {
  /** The name of the group; its layouts and texts use the same name. */
  readonly code: string
  /** Other category values with the same meaning. */
  readonly aliases: readonly string[]
  /** The translation key of the group's title: `groups.<code>`. */
  readonly labelKey: string
}

/** The data of a method that grouping needs; a method without a `position` sorts last. */
export interface Gatherable {
  readonly category?: string | undefined
  readonly position?: number | undefined
}

export interface Group<Method> {
  readonly code: string
  readonly labelKey: string
  /** The lowest position among the group's methods (spec §3). */
  readonly position: number
  readonly methods: readonly Method[]
}

// Spec §3 spells out these codes.
const WRITTEN: readonly string[] = [
  'card_method',
  'bank_transfer_nigeria',
  'cash_methods',
  'crypto',
  'ecuador_cash_grouped',
  'nigeria-cards-grouped',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'sbp-transgran-grouped',
  'online_banks_ecuador_grouped',
  'me2me_grouped',
  'cash-peru-grouped',
  'online-peru-banks-grouped',
  'qr_wallet_peru_grouped',
]

// Spec §2 and §3 name these groups without codes: the codes are ours. If a server uses another code, add it
// here as an alias.
const NAMED: Readonly<Record<string, readonly string[]>> = {
  online_banks_indonesia_grouped: ['online-indonesia-banks-grouped', 'online_banks_indonesia'],
  online_banks_malaysia_grouped: ['online-malaysia-banks-grouped', 'online_banks_malaysia'],
  online_banks_thailand_grouped: ['online-thailand-banks-grouped', 'online_banks_thailand'],
  online_banks_colombia_grouped: ['online-colombia-banks-grouped', 'online_banks_colombia'],
  indonesia_dana_grouped: ['indonesia-dana-grouped', 'indonesia_dana'],
  rcgcard_grouped: ['rcgcard-grouped', 'rcgcard'],
  bank_transfer_methods: ['bank-transfer-grouped', 'bank_transfer_grouped', 'bank_transfer'],
  emoney_methods: ['emoney-grouped', 'e_money_grouped', 'e-money', 'e_money', 'emoney'],
  upi_transfer_grouped: ['upi-transfer-grouped', 'upi_transfer'],
  card_transfer_grouped: ['card-transfer-grouped', 'transfer_to_card', 'card_transfer'],
}

/** All known group categories (spec §3; Q-056). */
export const CATEGORIES: readonly Category[] = [
  ...WRITTEN.map((code) => category(code, [])),
  ...Object.entries(NAMED).map(([code, aliases]) => category(code, aliases)),
]

const CODES: ReadonlyMap<string, string> = new Map(
  CATEGORIES.flatMap(({ code, aliases }) => [code, ...aliases].map((name) => [name, code] as const)),
)

/** The group of a category. Undefined for an unknown category: its methods are listed individually (spec §3). */
export function groupCodeOf(category: string | undefined): string | undefined {
  return CODES.get(category ?? '')
}

/**
 * Groups methods by known category and sorts the groups by lowest position. All other methods are listed individually
 * (spec §3).
 */
export function gatherGroups<Method extends Gatherable>(
  methods: readonly Method[],
): { groups: Group<Method>[]; singles: Method[] } {
  const singles: Method[] = []
  const byCode = new Map<string, Method[]>()
  for (const method of methods) {
    const code = groupCodeOf(method.category)
    const grouped = code === undefined ? singles : (byCode.get(code) ?? [])
    grouped.push(method)
    if (code !== undefined) byCode.set(code, grouped)
  }
  const groups = CATEGORIES.flatMap((row) => groupOf(row, byCode.get(row.code)) ?? [])
  return { groups: groups.sort((a, b) => a.position - b.position), singles }
}

function groupOf<Method extends Gatherable>(
  { code, labelKey }: Category,
  unsorted: Method[] | undefined,
): Group<Method> | undefined {
  const methods = unsorted?.sort((a, b) => positionOf(a) - positionOf(b))
  return methods && { code, labelKey, position: positionOf(methods[0]), methods }
}

const positionOf = (method: Gatherable | undefined): number => method?.position ?? Number.MAX_SAFE_INTEGER

function category(code: string, aliases: readonly string[]): Category {
  return { code, aliases, labelKey: `groups.${code}` }
}
