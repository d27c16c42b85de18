import { describe, expect, it } from 'vitest'
import { isAddressOf } from '../../../src/forms/checks/isChainAddress.ts'
import { addressProblem } from '../../../src/payments/addressProblem.ts'
import type { ChainId } from '../../../src/reference/chains.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const problem = (address: string, chain: ChainId | undefined = 'tron', memo = '') =>
  addressProblem({ address, memo }, { chain }, isAddressOf)

describe('N19 a crypto address from the server', () => {
  it.each<[string, string, string]>([
    ['of another network', '0x52908400098527886E0F7030069857D2E4169EE7', 'chain'],
    ['with a wrong checksum', `${TRC.slice(0, -1)}F`, 'chain'],
    ['that is cut short', TRC.slice(0, -1), 'chain'],
    ['with a Cyrillic letter', TRC.replace('E', '\u0415'), 'characters'],
    ['with U+202E', `\u202e${TRC}`, 'characters'],
    ['with U+200B', `${TRC.slice(0, 9)}\u200b${TRC.slice(9)}`, 'characters'],
    ['with a soft hyphen', `${TRC.slice(0, 9)}\u00ad${TRC.slice(9)}`, 'characters'],
    ['with a blank at the end', `${TRC} `, 'characters'],
    ['with a blank inside', `${TRC.slice(0, 9)} ${TRC.slice(9)}`, 'characters'],
    ['with a line break', `${TRC}\n`, 'characters'],
    ['with a byte order mark', `\ufeff${TRC}`, 'characters'],
    ['in full-width letters', TRC.replace('T', '\uff34'), 'characters'],
    ['that is empty', '', 'characters'],
    ['of 5,000 characters', 'T'.repeat(5_000), 'characters'],
  ])('is rejected when it is one %s', (_, address, expected) => expect(problem(address)).toBe(expected))

  it.each(['\u202e1', '12\u200b3', '1 2', ' 12', '12\t', '\u0661\u0662'])('is rejected with a memo like %j', (memo) =>
    expect(problem(TRC, 'tron', memo)).toBe('memo'),
  )

  it('is accepted when valid, with or without a memo', () => {
    expect(problem(TRC)).toBeUndefined()
    expect(problem(TRC, 'tron', 'PW-7730021')).toBeUndefined()
    expect(problem(TRC, 'tron', '00000000000000000012')).toBeUndefined()
  })

  it('of an unknown chain is checked only by its characters', () => {
    const of = (address: string) => addressProblem({ address, memo: '' }, { chain: undefined }, isAddressOf)
    expect(of('anything-goes_1')).toBeUndefined()
    for (const odd of ['any thing', 'anything\u200d', 'аnything']) {
      expect(of(odd)).toBe('characters')
    }
  })
})
