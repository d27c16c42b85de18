import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import {
  base32,
  base58,
  base58xmr,
  base58xrp,
  base64urlnopad,
  bech32,
  bech32m,
  createBase58check,
  hex,
} from '@scure/base'
import { type ChainId, chainIdOf } from '../../reference/chains.ts'

/** Whether a text is an address of one chain; may throw on malformed text. */
type Family = (address: string) => boolean

const base58check = createBase58check(sha256)

/** Base58Check addresses: a version, a hash and a checksum. */
const hashed =
  (...versions: readonly string[]): Family =>
  (address) => {
    const version = hex.encode(base58check.decode(address).slice(0, -20))
    return versions.includes(version)
  }

/** SegWit addresses: witness version 0 uses bech32, later versions bech32m (BIP 173, BIP 350). */
const segwit =
  (prefix: string): Family =>
  (address) => {
    const isFirst = address.toLowerCase().startsWith(`${prefix}1q`)
    const { prefix: found, words } = (isFirst ? bech32 : bech32m).decode(address as `${string}1${string}`, 90)
    const [version = 0, ...program] = words
    const { length } = bech32.fromWords(program)
    return found === prefix && (version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40)
  }

/** All-lowercase and all-uppercase addresses have no checksum; mixed case is EIP-55. */
const evm: Family = (address) => {
  const digits = /^0x([\da-f]{40})$/i.exec(address)?.[1]
  if (digits === undefined) return false
  const small = digits.toLowerCase()
  if (digits === small || digits === digits.toUpperCase()) return true
  const hash = hex.encode(keccak_256(new TextEncoder().encode(small)))
  return [...small].every((digit, at) => digits[at] === ((hash[at] as string) > '7' ? digit.toUpperCase() : digit))
}

/** CRC-16/XMODEM: TON stores the high byte first, Stellar the low byte. */
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
  // The first byte of a main net address: 0x11 if it is bounceable, else 0x51.
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

/** The CashAddr polymod: 40 bits, more than JavaScript's bitwise operators hold. */
function cashPolymod(values: readonly number[]): bigint {
  const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]
  let sum = 1n
  for (const value of values) {
    const top = sum >> 35n
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value)
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator
    })
  }
  return sum ^ 1n
}

const CASH_PREFIX = 'bitcoincash'
const CASH_SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** A CashAddr address: the prefix is optional, and the letters are all lowercase or all uppercase. */
const cash: Family = (address) => {
  const small = address.toLowerCase()
  if (address !== small && address !== address.toUpperCase()) return false
  const body = small.startsWith(`${CASH_PREFIX}:`) ? small.slice(CASH_PREFIX.length + 1) : small
  const values = [...body].map((sign) => CASH_SIGNS.indexOf(sign))
  // 42 characters: a version byte, a 20-byte hash and the checksum. 61 characters: a newer script with a 32-byte hash.
  if (values.includes(-1) || (body.length !== 42 && body.length !== 61)) return false
  return cashPolymod([...CASH_PREFIX].map((sign) => sign.charCodeAt(0) & 31).concat(0, values)) === 0n
}

/** The first byte of a main net address: standard, integrated, or subaddress. */
const MONERO_TAGS: readonly number[] = [18, 19, 42]

const monero: Family = (address) => {
  const bytes = base58xmr.decode(address)
  const sum = hex.encode(keccak_256(bytes.slice(0, -4)).slice(0, 4))
  return (
    MONERO_TAGS.includes(bytes[0] ?? 0) &&
    bytes.length === (bytes[0] === 19 ? 77 : 69) &&
    sum === hex.encode(bytes.slice(-4))
  )
}

/** A shielded address (Sapling) or a unified address (ZIP 316). */
const shielded: Family = (address) =>
  address.startsWith('zs1')
    ? bech32.decode(address as `${string}1${string}`, false).prefix === 'zs'
    : bech32m.decode(address as `${string}1${string}`, false).prefix === 'u'

const FAMILIES: Readonly<Record<ChainId, Family>> = {
  bitcoin: either(hashed('00', '05'), segwit('bc')),
  litecoin: either(hashed('30', '32', '05'), segwit('ltc')),
  dogecoin: hashed('1e', '16'),
  dash: hashed('4c', '10'),
  zcash: either(hashed('1cb8', '1cbd'), shielded),
  bitcoinCash: either(cash, hashed('00', '05')),
  tron: hashed('41'),
  ethereum: evm,
  bsc: evm,
  polygon: evm,
  arbitrum: evm,
  optimism: evm,
  base: evm,
  ton,
  ripple,
  stellar,
  monero,
  solana,
}

function holds(family: Family, address: string): boolean {
  try {
    return family(address)
  } catch {
    return false
  }
}

/**
 * Whether the text is a valid address of the network, checksum included: coins sent to a wrong address are lost. Always
 * true for an unknown network.
 */
export function isChainAddress(network: string, address: string): boolean {
  const id = chainIdOf(network)
  return id === undefined || isAddressOf(id, address)
}

/** Like `isChainAddress`, for a known chain id. */
export const isAddressOf = (chain: ChainId, address: string): boolean => holds(FAMILIES[chain], address)
