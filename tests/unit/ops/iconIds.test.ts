import { describe, expect, it } from 'vitest'
import { checkMethod } from '../../../src/ops/checkMethod.ts'
import { describePlace } from '../../../src/ops/document/describePlace.ts'
import { iconOf } from '../../../src/scopes/tiles.ts'

const SITE = { iconBase: 'https://icons.example/' }
const isDrawn = (iconId: string) =>
  iconOf({ icons: [{ iconId, type: '' }] }, { session: { theme: 'light' } as never, site: SITE }).length > 0

/** The findings of a method with this icon. `hasAsset` knows nothing, as where there is no folder of icons. */
const found = (iconId: string) =>
  checkMethod(JSON.stringify({ name: 'bank', iconIds: [{ iconId }] }), 'bank', {
    hasAsset: () => undefined,
  }).findings.map(({ code, message }) => `${code} ${message}`)

describe('V3 check reports an icon that the widget leaves out:', () => {
  it.each<[string, string]>([
    ['my bank', 'rename the file, and write its new name here'],
    ['bbva.mx', 'rename the file'],
    ['visa.svg', 'write "visa"'],
    ['visa.SVG', 'write "visa"'],
    ['años', 'rename the file'],
    ['cards/visa', 'rename the file'],
    ['a'.repeat(81), 'rename the file'],
  ])('%s', (id, repair) => {
    expect(isDrawn(id)).toBe(false)
    expect(found(id)).toEqual([expect.stringMatching(new RegExp(`^W18 the widget leaves this icon out.*: ${repair}`))])
  })

  it('and names the entry of its list, as for every list of a method.json', () => {
    const json = JSON.stringify({ name: 'bank', iconIds: [{ iconId: 'visa' }, { iconId: 'my bank' }] })
    const { findings } = checkMethod(json, 'bank', { hasAsset: () => undefined })
    expect(findings.map(({ where }) => where)).toEqual(['icon 2'])
    expect(describePlace({ visualInstruction: [{}] }, '/visualInstruction/0/image')).toBe('step 1')
    expect(describePlace({ banks: [{}] }, '/banks/0')).toBe('banks 1')
    expect(describePlace({ body: [{ type: 'text' }] }, '/body/0/text')).toBe('block 1 (text)')
  })

  it.each(['visa', 'VISA_mx-2', '7', 'a'.repeat(80)])('and not %s, which it draws', (id) => {
    expect(isDrawn(id)).toBe(true)
    expect(found(id)).toEqual([])
  })
})
