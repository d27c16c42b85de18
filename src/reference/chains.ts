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

/** Spec 9. The names beside the specification's are what wallets and exchanges call the same network. */
const CHAINS: readonly Chain[] = [
  {
    names: ['Bitcoin', 'BTC'],
    minutes: 15,
    clock: { blocks: 5, intervalMs: 10 * MINUTE },
    txUrl: 'https://mempool.space/tx/',
  },
  {
    names: ['ERC-20', 'Ethereum', 'ETH'],
    minutes: 10,
    clock: { blocks: 16, intervalMs: 12_000 },
    txUrl: 'https://etherscan.io/tx/',
  },
  {
    names: ['TRC-20', 'TRON', 'TRX'],
    minutes: 5,
    clock: { blocks: 20, intervalMs: 3_000 },
    txUrl: 'https://tronscan.org/#/transaction/',
  },
  {
    names: ['BEP-20', 'BSC', 'BNB Smart Chain'],
    minutes: 5,
    clock: { blocks: 16, intervalMs: 2_000 },
    txUrl: 'https://bscscan.com/tx/',
  },
  {
    names: ['Litecoin', 'LTC'],
    minutes: 5,
    clock: { blocks: 5, intervalMs: 2.5 * MINUTE },
    txUrl: 'https://litecoinspace.org/tx/',
  },
  {
    names: ['TON', 'The Open Network'],
    minutes: 10,
    clock: { blocks: 8, intervalMs: 2_000 },
    txUrl: 'https://tonviewer.com/transaction/',
  },
  { names: ['Monero', 'XMR'], minutes: 10 },
  { names: ['Bitcoin Cash', 'BCH'], minutes: 10 },
  { names: ['Dash'], minutes: 5 },
  { names: ['Doge', 'Dogecoin'], minutes: 5 },
  { names: ['Zcash', 'ZEC'], minutes: 5 },
  { names: ['Ripple', 'XRP'], minutes: 3 },
  { names: ['Stellar', 'XLM'], minutes: 3 },
]

/** Of a network that nobody has described (CONST-10, Q-041): no clock, no page of a transaction. */
const UNKNOWN: Chain = { names: [], minutes: 10 }

/** However it is written: "TRC-20", "trc20", "Trc 20". */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const BY_NAME: ReadonlyMap<string, Chain> = new Map(
  CHAINS.flatMap((chain) => chain.names.map((name) => [plain(name), chain] as const)),
)

export const chainOf = (name: string): Chain => BY_NAME.get(plain(name)) ?? UNKNOWN
