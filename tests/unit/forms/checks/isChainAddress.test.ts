import { describe, expect, it } from 'vitest'
import { isChainAddress } from '../../../../src/forms/checks/isChainAddress.ts'
import fc from '../../fastCheck.ts'

/** Addresses from the documentation of each chain. */
const GOOD: Readonly<Record<string, readonly string[]>> = {
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  Litecoin: ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  Dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  Dash: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
  Zcash: ['t1VShHAhsQc5RVndQLyM1ZbQXLHKd35GkG1'],
  'TRC-20': ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  'ERC-20': [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  XRP: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  XLM: ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  TON: [
    'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
    '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8',
  ],
  Monero: [
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
  ],
  'Bitcoin Cash': [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
  ],
  Solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
}
const good = Object.entries(GOOD).flatMap(([network, addresses]) =>
  addresses.map((address) => [network, address] as const),
)
/** Whether the address has no checksum. */
const hasNoChecksum = (network: string, address: string) =>
  network === 'Solana' ||
  /^(0|-1):/.test(address) ||
  (address.startsWith('0x') && /^0x([\da-f]+|[\dA-F]+)$/.test(address))

describe('an address of a chain', () => {
  it.each(good)('on %s: %s', (network, address) => {
    expect(isChainAddress(network, address)).toBe(true)
    expect(isChainAddress(network.toLowerCase().replace('-', ' '), address)).toBe(true)
  })

  it('is invalid on another chain, except those with the same format', () => {
    const taken = good.flatMap(([network, address]) =>
      Object.keys(GOOD)
        .filter((other) => other !== network && isChainAddress(other, address))
        .map((other) => `${other} takes ${address}`),
    )
    // These chains share the format of script hashes or of old addresses, so no check can distinguish their addresses.
    expect(taken).toEqual([
      'Bitcoin Cash takes 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'Litecoin takes 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      'Bitcoin Cash takes 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    ])
  })

  it('I18 is invalid with one letter changed or lost', () => {
    const guarded = good.filter(([network, address]) => !hasNoChecksum(network, address))
    fc.assert(
      fc.property(
        fc.constantFrom(...guarded),
        fc.nat(),
        fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
        fc.boolean(),
        ([network, address], at, letter, isLost) => {
          const place = at % address.length
          const changed = address.slice(0, place) + (isLost ? '' : letter) + address.slice(place + 1)
          if (changed === address) return
          expect(isChainAddress(network, changed), `${network}: ${changed}`).toBe(false)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it.each(Object.keys(GOOD))('on %s is never an empty, malformed or very long text', (network) => {
    for (const text of ['', ' ', '0', '0x', 'bc1', 'null', '😀'.repeat(20), 'a'.repeat(5000)]) {
      expect(isChainAddress(network, text)).toBe(false)
    }
  })

  it('of an unknown network is left to the server', () => {
    expect(isChainAddress('Cardano', 'anything')).toBe(true)
    expect(isChainAddress('Lightning (BTC)', 'lnbc1anything')).toBe(true)
    expect(isChainAddress('', 'anything')).toBe(true)
  })
})
