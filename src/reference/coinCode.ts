import type { Method } from '../model/method.ts'
import { chainIdOf } from './chains.ts'
import { OTHER_COINS } from './currencies.ts'
import { currencyOf } from './currencyTable.ts'
import { isNeo, readCoin } from './networks.ts'

/** Coin names as they appear in method names, as one word. */
const NAMES: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  ether: 'ETH',
  litecoin: 'LTC',
  tether: 'USDT',
  tron: 'TRX',
  monero: 'XMR',
  bitcoincash: 'BCH',
  dogecoin: 'DOGE',
  zcash: 'ZEC',
  ripple: 'XRP',
  stellar: 'XLM',
  usdcoin: 'USDC',
  toncoin: 'TON',
  binancecoin: 'BNB',
  solana: 'SOL',
  cardano: 'ADA',
  polkadot: 'DOT',
  polygon: 'MATIC',
  avalanche: 'AVAX',
  chainlink: 'LINK',
  cosmos: 'ATOM',
}

/**
 * Tokens without a chain of their own: if a name has a token and another coin's code, that code is the network's name.
 */
const TOKENS: ReadonlySet<string> = new Set(
  'USDT USDC DAI TUSD BUSD FDUSD PYUSD EURC EURT WBTC SHIB PEPE LINK UNI'.split(' '),
)

const known = (word: string, at: number): string | undefined => {
  const code = word.toUpperCase()
  if (code === 'NEO') return undefined // `isNeo` decides
  // The codes in OTHER_COINS are also ordinary words ("link", "near"), so they count only as the first word.
  if (currencyOf(code)?.kind === 'crypto' || (at === 0 && OTHER_COINS.includes(code))) return code
  return Object.hasOwn(NAMES, word) ? NAMES[word] : undefined
}

/** The code of a method's coin: as the server sent it, else derived from the method's name, else undefined. */
export function coinCodeOf(method: Pick<Method, 'name' | 'currency' | 'network'>): string | undefined {
  if (isNeo(method)) return 'NEO'
  const said = readCoin(method)
  // `currency` may be the fiat currency of the limits instead of the coin.
  const kind = currencyOf(said)?.kind
  return said !== '' && (kind === undefined || kind === 'crypto') ? said : codeInName(method.name)
}

function codeInName(name: string): string | undefined {
  // Trailing digits are ignored: "usdt2" and "btc_2" are variants of one coin.
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const bare = words.map((word) => /^[a-z]+/.exec(word)?.[0] ?? '')
  const found = [pairs, words, bare].flatMap((all) => all.map(known)).filter((code) => code !== undefined)
  return found.find((code) => TOKENS.has(code)) ?? found[0] ?? unknownCode(words)
}

/**
 * The code of a coin that is in no table: the word before the network, or the only word, if that word is as short as a
 * code.
 */
function unknownCode([word = '', ...rest]: readonly string[]): string | undefined {
  const isCode = /^[a-z][a-z0-9]{1,5}$/.test(word)
  return isCode && (rest.length === 0 || chainIdOf(rest.join('_')) !== undefined) ? word.toUpperCase() : undefined
}
