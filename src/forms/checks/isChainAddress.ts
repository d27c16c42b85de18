import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base32, base58, base58xrp, base64urlnopad, bech32, bech32m, createBase58check, hex } from '@scure/base'

/** Says whether a text is an address of one chain; may throw at what is none. */
type Family = (address: string) => boolean

const base58check = createBase58check(sha256)

/** An address that is a version, a hash and a checksum. */
const hashed =
  (...versions: readonly string[]): Family =>
  (address) => {
    const version = hex.encode(base58check.decode(address).slice(0, -20))
    return versions.includes(version)
  }

/** An address of a witness program: version 0 is bech32, later ones are bech32m (BIP 173, BIP 350). */
const segwit =
  (prefix: string): Family =>
  (address) => {
    const isFirst = address.toLowerCase().startsWith(`${prefix}1q`)
    const { prefix: found, words } = (isFirst ? bech32 : bech32m).decode(address as `${string}1${string}`, 90)
    const [version = 0, ...program] = words
    const { length } = bech32.fromWords(program)
    return found === prefix && (version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40)
  }

/** Small letters alone, or capitals alone, have no checksum; mixed ones are EIP-55. */
const evm: Family = (address) => {
  const digits = /^0x([\da-f]{40})$/i.exec(address)?.[1]
  if (digits === undefined) return false
  const small = digits.toLowerCase()
  if (digits === small || digits === digits.toUpperCase()) return true
  const hash = hex.encode(keccak_256(new TextEncoder().encode(small)))
  return [...small].every((digit, at) => digits[at] === ((hash[at] as string) > '7' ? digit.toUpperCase() : digit))
}

/** CRC-16 as XMODEM has it: TON writes it with the high byte first, Stellar with the low one. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc
}

const ton: Family = (address) => {
  if (/^(0|-1):[\da-f]{64}$/i.test(address)) return true
  const bytes = base64urlnopad.decode(address.replaceAll('+', '-').replaceAll('/', '_'))
  const [high = 0, low = 0] = bytes.slice(34)
  // On the main net, bounceable or not.
  return (
    bytes.length === 36 && (bytes[0] === 0x11 || bytes[0] === 0x51) && crc16(bytes.slice(0, 34)) === high * 256 + low
  )
}

const stellar: Family = (address) => {
  const bytes = base32.decode(address)
  const [low = 0, high = 0] = bytes.slice(33)
  return bytes.length === 35 && bytes[0] === 6 << 3 && crc16(bytes.slice(0, 33)) === high * 256 + low
}

const ripple: Family = (address) => {
  const bytes = base58xrp.decode(address)
  const sum = sha256(sha256(bytes.slice(0, -4))).slice(0, 4)
  return bytes.length === 25 && bytes[0] === 0 && hex.encode(sum) === hex.encode(bytes.slice(-4))
}

const solana: Family = (address) => base58.decode(address).length === 32

const either =
  (...families: readonly Family[]): Family =>
  (address) =>
    families.some((family) => holds(family, address))

const EVM = [
  'erc20',
  'ethereum',
  'eth',
  'bep20',
  'bsc',
  'bnbsmartchain',
  'polygon',
  'matic',
  'arbitrum',
  'arbitrumone',
  'optimism',
  'base',
]

/** By each name that a network goes by, as `plain` writes it. */
const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ...EVM.map((name) => [name, evm] as const),
  ...named(['bitcoin', 'btc'], either(hashed('00', '05'), segwit('bc'))),
  ...named(['litecoin', 'ltc'], either(hashed('30', '32', '05'), segwit('ltc'))),
  ...named(['doge', 'dogecoin'], hashed('1e', '16')),
  ...named(['dash'], hashed('4c', '10')),
  ...named(['zcash', 'zec'], hashed('1cb8', '1cbd')),
  ...named(['trc20', 'tron', 'trx'], hashed('41')),
  ...named(['ton', 'theopennetwork'], ton),
  ...named(['ripple', 'xrp'], ripple),
  ...named(['stellar', 'xlm'], stellar),
  ...named(['solana', 'sol'], solana),
])

function named(names: readonly string[], family: Family) {
  return names.map((name) => [name, family] as const)
}

function holds(family: Family, address: string): boolean {
  try {
    return family(address)
  } catch {
    return false
  }
}

const plain = (network: string) => network.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Whether a text is an address of this network, checksum and all: coins that go to a wrong one are lost. Of a network
 * that is not known here nothing is said, and it passes: the server judges it.
 */
export function isChainAddress(network: string, address: string): boolean {
  const family = FAMILIES.get(plain(network))
  return family === undefined || holds(family, address.trim())
}
