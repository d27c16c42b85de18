import { currencyOf } from './currencyTable.ts'

/** The data of a blockchain. `names` has all names of its network. */
export interface Chain {
  readonly names: readonly string[]
  /** The usual duration of a transfer, shown to the player (CONST-09). */
  readonly minutes: number
  /**
   * The number of confirmations and the block interval in ms, for chains whose confirmations are shown (CONST-11 to
   * CONST-16).
   */
  readonly clock?: { readonly blocks: number; readonly intervalMs: number } | undefined
  /** The URL of a transaction page, without the hash. */
  readonly txUrl?: string | undefined
}

const MINUTE = 60_000

/** The chains of spec 9, by our id. Wallets and exchanges use the additional names. */
const CHAINS = {
  bitcoin: {
    names: ['Bitcoin', 'BTC'],
    minutes: 15,
    clock: { blocks: 5, intervalMs: 10 * MINUTE },
    txUrl: 'https://mempool.space/tx/',
  },
  ethereum: {
    names: ['ERC-20', 'Ethereum', 'ETH'],
    minutes: 10,
    clock: { blocks: 16, intervalMs: 12_000 },
    txUrl: 'https://etherscan.io/tx/',
  },
  tron: {
    names: ['TRC-20', 'TRON', 'TRX'],
    minutes: 5,
    clock: { blocks: 20, intervalMs: 3_000 },
    txUrl: 'https://tronscan.org/#/transaction/',
  },
  bsc: {
    names: ['BEP-20', 'BSC', 'BNB Smart Chain', 'Binance Smart Chain'],
    minutes: 5,
    clock: { blocks: 16, intervalMs: 2_000 },
    txUrl: 'https://bscscan.com/tx/',
  },
  litecoin: {
    names: ['Litecoin', 'LTC'],
    minutes: 5,
    clock: { blocks: 5, intervalMs: 2.5 * MINUTE },
    txUrl: 'https://litecoinspace.org/tx/',
  },
  ton: {
    names: ['TON', 'The Open Network', 'Toncoin'],
    minutes: 10,
    clock: { blocks: 8, intervalMs: 2_000 },
    txUrl: 'https://tonviewer.com/transaction/',
  },
  monero: { names: ['Monero', 'XMR'], minutes: 10 },
  bitcoinCash: { names: ['Bitcoin Cash', 'BCH'], minutes: 10 },
  dash: { names: ['Dash'], minutes: 5 },
  dogecoin: { names: ['Doge', 'Dogecoin'], minutes: 5 },
  zcash: { names: ['Zcash', 'ZEC'], minutes: 5 },
  ripple: { names: ['Ripple', 'XRP', 'XRP Ledger'], minutes: 3 },
  stellar: { names: ['Stellar', 'XLM'], minutes: 3 },
  // The specification has no figures for the following chains (CONST-10): they are listed because their addresses can
  // be validated.
  polygon: { names: ['Polygon', 'MATIC'], minutes: 10 },
  arbitrum: { names: ['Arbitrum', 'Arbitrum One'], minutes: 10 },
  optimism: { names: ['Optimism'], minutes: 10 },
  base: { names: ['Base'], minutes: 10 },
  solana: { names: ['Solana', 'SOL', 'SPL'], minutes: 10 },
} as const satisfies Readonly<Record<string, Chain>>

export type ChainId = keyof typeof CHAINS

/** An unknown network (CONST-10, Q-041): no block clock, no transaction page. */
const UNKNOWN: Chain = { names: [], minutes: 10 }

/** Normalizes spellings: "TRC-20", "trc20", "Trc 20", "Tron network". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(.)(network|mainnet|blockchain)$/, '$1')

const IDS: ReadonlyMap<string, ChainId> = new Map(
  (Object.entries(CHAINS) as [ChainId, Chain][]).flatMap(([id, { names }]) =>
    names.map((name) => [plain(name), id] as const),
  ),
)

/**
 * Whether the word is a token, which has no chain of its own: it appears next to a network name, as in "USDT (TRC20)".
 */
const isToken = (word: string) => currencyOf(word)?.kind === 'crypto' && !IDS.has(plain(word))

/**
 * Parses a network name, which may repeat the chain ("Tron (TRC-20)") or include the coin ("usdt_trc20"). Undefined if
 * a part is unknown or parts contradict each other: "Lightning (BTC)" is not Bitcoin's own network.
 */
export function chainIdOf(name: string): ChainId | undefined {
  const whole = IDS.get(plain(name))
  if (whole !== undefined) return whole
  const found = new Set<ChainId | undefined>()
  for (const segment of name.split(/[()[\]/,|:;·]+/).filter((one) => plain(one) !== '')) {
    const id = IDS.get(plain(segment))
    if (id !== undefined) found.add(id)
    else for (const word of segment.split(/[\s_-]+/)) if (plain(word) && !isToken(word)) found.add(IDS.get(plain(word)))
  }
  const [only, other] = found
  return found.size === 1 && other === undefined ? only : undefined
}

/** Chains by the code of their native coin. BNB is left out because it has been the coin of two chains. */
const NATIVE: Readonly<Record<string, ChainId>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  LTC: 'litecoin',
  TRX: 'tron',
  XMR: 'monero',
  BCH: 'bitcoinCash',
  DASH: 'dash',
  DOGE: 'dogecoin',
  ZEC: 'zcash',
  XRP: 'ripple',
  XLM: 'stellar',
  TON: 'ton',
  SOL: 'solana',
}

/** The native chain of a coin whose network is not given. */
export const nativeOf = (code = ''): ChainId | undefined => (Object.hasOwn(NATIVE, code) ? NATIVE[code] : undefined)

/** The primary name of a chain. */
export const chainName = (id: ChainId): string => CHAINS[id].names[0]

const chainById = (id: ChainId | undefined): Chain => (id === undefined ? UNKNOWN : CHAINS[id])

/** What a deployment says about a chain (`crypto.blockchains` of its configuration). */
export interface ChainSettings {
  readonly name: string
  readonly minutes?: number
  readonly blocks?: number
  readonly blockSeconds?: number
  /** Empty: no link. */
  readonly txUrl?: string
}

/** The data of a chain by any of its names; what the deployment says about it comes first. */
export function chainOf(name: string, settings: readonly ChainSettings[] = []): Chain {
  const id = chainIdOf(name)
  const built = chainById(id)
  const own = settings.find((one) => isSameName(one.name, name) || (id !== undefined && chainIdOf(one.name) === id))
  if (own === undefined) return built
  const { minutes = built.minutes, blocks, blockSeconds, txUrl = built.txUrl } = own
  const clock = blocks && blockSeconds ? { blocks, intervalMs: blockSeconds * 1000 } : built.clock
  return { ...built, minutes, clock, txUrl }
}

/** Names without Latin letters or digits are compared as they are. */
function isSameName(one: string, other: string): boolean {
  const normalized = plain(one)
  return normalized === '' ? one.trim() !== '' && one.trim() === other.trim() : normalized === plain(other)
}
