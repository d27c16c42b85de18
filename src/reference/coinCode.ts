import type { Method } from '../model/method.ts'
import { chainIdOf } from './chains.ts'
import { OTHER_COINS } from './currencies.ts'
import { currencyOf } from './currencyTable.ts'
import { saidCoin } from './networks.ts'

/** What coins are called in names of methods, as one word. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ bitcoin: 'BTC', ethereum: 'ETH', ether: 'ETH', litecoin: 'LTC', tether: 'USDT', tron: 'TRX', monero: 'XMR' },
  ...{ bitcoincash: 'BCH', dogecoin: 'DOGE', zcash: 'ZEC', ripple: 'XRP', stellar: 'XLM', usdcoin: 'USDC' },
  ...{ toncoin: 'TON', binancecoin: 'BNB', solana: 'SOL', cardano: 'ADA', polkadot: 'DOT', polygon: 'MATIC' },
  ...{ avalanche: 'AVAX', chainlink: 'LINK', cosmos: 'ATOM' },
}

/** Tokens, which have no chain of their own: beside one of them, the code of another coin is the name of its network. */
const TOKENS: ReadonlySet<string> = new Set(
  'USDT USDC DAI TUSD BUSD FDUSD PYUSD EURC EURT WBTC SHIB PEPE LINK UNI'.split(' '),
)

const known = (word: string, at: number): string | undefined => {
  const code = word.toUpperCase()
  // The codes of the others are words as well ("link", "near"): they count where the code of a coin stands.
  if (currencyOf(code)?.kind === 'crypto' || (at === 0 && OTHER_COINS.includes(code))) return code
  return Object.hasOwn(NAMES, word) ? NAMES[word] : undefined
}

/** The code of a method's coin: the server's word for it, else what the name of the method says, else nobody knows. */
export function coinCodeOf(method: Pick<Method, 'name' | 'currency' | 'network'>): string | undefined {
  const said = saidCoin(method)
  // A method may say in which money its limits are: that is no coin.
  const kind = currencyOf(said)?.kind
  return said !== '' && (kind === undefined || kind === 'crypto') ? said : codeInName(method.name)
}

function codeInName(name: string): string | undefined {
  // "usdt2" and "btc_2" are ways of one coin.
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const bare = words.map((word) => /^[a-z]+/.exec(word)?.[0] ?? '')
  const found = [pairs, words, bare].flatMap((all) => all.map(known)).filter((code) => code !== undefined)
  return found.find((code) => TOKENS.has(code)) ?? found[0] ?? unknownCode(words)
}

/** Of a coin that is in no table: the word before its network, or the only word, if it is as long as codes are. */
function unknownCode([word = '', ...rest]: readonly string[]): string | undefined {
  const isCode = /^[a-z][a-z0-9]{1,5}$/.test(word)
  return isCode && (rest.length === 0 || chainIdOf(rest.join('_')) !== undefined) ? word.toUpperCase() : undefined
}
