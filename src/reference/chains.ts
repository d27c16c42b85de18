import { currencyOf } from './currencyTable.ts'

/** What is known of a blockchain, under each of the names that networks go by. Times of a block are in milliseconds. */
export interface Chain {
  readonly names: readonly string[]
  /** How long a transfer usually takes, as the player is told (CONST-09). */
  readonly minutes: number
  /** Where its blocks are counted: so many make a transfer, one each so often (CONST-11 to CONST-16). */
  readonly clock?: { readonly blocks: number; readonly intervalMs: number } | undefined
  /** The page of a transaction, but for its hash. */
  readonly txUrl?: string | undefined
}

const MINUTE = 60_000

/** Spec 9. The names beside the specification's are what wallets and exchanges call the same network. The key is our id. */
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
  // No figures of these are given (CONST-10): they are here because their addresses can be checked.
  polygon: { names: ['Polygon', 'MATIC'], minutes: 10 },
  arbitrum: { names: ['Arbitrum', 'Arbitrum One'], minutes: 10 },
  optimism: { names: ['Optimism'], minutes: 10 },
  base: { names: ['Base'], minutes: 10 },
  solana: { names: ['Solana', 'SOL', 'SPL'], minutes: 10 },
} as const satisfies Readonly<Record<string, Chain>>

export type ChainId = keyof typeof CHAINS

/** Of a network that nobody has described (CONST-10, Q-041): no clock, no page of a transaction. */
const UNKNOWN: Chain = { names: [], minutes: 10 }

/** However it is written: "TRC-20", "trc20", "Trc 20", "Tron network". */
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

/** A token has no chain of its own: it stands beside the name of one, as in "USDT (TRC20)". */
const isToken = (word: string) => currencyOf(word)?.kind === 'crypto' && !IDS.has(plain(word))

/**
 * The chain of a network's name, which may say it twice ("Tron (TRC-20)") or with its coin ("usdt_trc20"). Undefined when
 * any part of the name is not known, or two parts differ: "Lightning (BTC)" is not Bitcoin's own network.
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

/** Chains by the code of the coin that has one of its own; BNB has had two. */
const NATIVE: Readonly<Record<string, ChainId>> = {
  ...{ BTC: 'bitcoin', ETH: 'ethereum', LTC: 'litecoin', TRX: 'tron', XMR: 'monero', BCH: 'bitcoinCash', DASH: 'dash' },
  ...{ DOGE: 'dogecoin', ZEC: 'zcash', XRP: 'ripple', XLM: 'stellar', TON: 'ton', SOL: 'solana' },
}

/** The only chain of a coin that says no network. */
export const nativeOf = (code = ''): ChainId | undefined => (Object.hasOwn(NATIVE, code) ? NATIVE[code] : undefined)

/** What a chain is called first. */
export const chainName = (id: ChainId): string => CHAINS[id].names[0]

export const chainById = (id: ChainId | undefined): Chain => (id === undefined ? UNKNOWN : CHAINS[id])

export function chainOf(name: string): Chain {
  return chainById(chainIdOf(name))
}
