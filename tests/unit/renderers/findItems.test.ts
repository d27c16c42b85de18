import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../renderers/contract.ts'
import { findItems, hasSearch } from '../../../renderers/ui/choice/findItems.ts'

const items = (...texts: readonly string[]): readonly Choice[] => texts.map((text) => ({ text, value: text }))
const noted = (text: string, note: string): Choice => ({ text, value: text, note })
const found = (list: readonly Choice[], query: string) => findItems(list, query).map(({ text }) => text)

describe('hasSearch', () => {
  it.each([
    [0, undefined, false],
    [5, undefined, false],
    [6, undefined, true],
    [5, true, false],
    [6, true, true],
    [6, false, false],
    [240, false, false],
  ])('UIKIT-06: with %i items and searchable %s it is %s', (count, searchable, expected) => {
    const list = items(...Array.from({ length: count }, (_, index) => `Bank ${index}`))
    expect(hasSearch(list, searchable)).toBe(expected)
  })
})

describe('findItems', () => {
  it('UIKIT-07: puts what starts with the query before what holds it, each in the given order', () => {
    const list = items('Algeria', 'Niger', 'Germany', 'Oman', 'Georgia', 'Gerland')
    expect(found(list, 'ger')).toEqual(['Germany', 'Gerland', 'Algeria', 'Niger'])
  })

  it('UIKIT-07: for the start of a name in an Indian script, finds what starts with the same vowel', () => {
    expect(found(items('पनामा', 'पराग्वे', 'पाकिस्तान', 'पेरू', 'पोलैंड'), 'पे')).toEqual(['पेरू'])
    expect(found(items('కంబోడియా', 'కువైట్', 'కెనడా'), 'కు')).toEqual(['కువైట్'])
    expect(found(items('செனெகல்', 'சீனா'), 'சீனா')).toEqual(['சீனா'])
  })

  it('UIKIT-07: puts the start of a text before the start of a note, and both before what holds it', () => {
    const list = [noted('The USD of others', ''), noted('Dollar', 'USD'), noted('USDT', ''), noted('Tether', 'aUSD')]
    expect(found(list, 'usd')).toEqual(['USDT', 'Dollar', 'The USD of others', 'Tether'])
  })

  it.each([
    ['mexico', 'México'],
    ['MÉX', 'México'],
    ['sao', 'São Tomé'],
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
    ['istanbul', 'İstanbul'],
    ['isik', 'Işık'],
    ['الامارات', 'الإمارات'],
    ['й', 'Йемен'],
  ])('finds with %s the text %s, whatever its case and accents', (query, text) => {
    expect(found(items('Oman', text), query)).toEqual([text])
  })

  it.each(['52', '+52', ' 52 '])('finds a country by its prefix, typed as %j', (query) => {
    const list = [noted('United States', '+1'), noted('Chile', '+5'), noted('Mexico', '+52'), noted('Far', '+252')]
    expect(found(list, query)).toEqual(['Mexico', ...(query.includes('+') ? [] : ['Far'])])
  })

  it('gives everything back when there is nothing to find', () => {
    const list = items('b', 'a')
    expect(findItems(list, '  ')).toBe(list)
  })

  it('finds nothing when nothing fits', () => {
    expect(found(items('Oman', 'Chile'), 'x')).toEqual([])
  })
})
