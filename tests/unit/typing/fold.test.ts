import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fold, matcher } from '../../../schemas/typing/fold.ts'

describe('a search', () => {
  it.each([
    ['mexico', 'México'],
    ['MEXICO', 'México'],
    ['me\u0301xico', 'México'],
    ['México', 'Mexico'],
    ['sao', 'São Tomé'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İSTANBUL'],
    ['bbva', 'ＢＢＶＡ'],
    ['７', 'Bank 7'],
    ['٧', 'Bank 7'],
    ['o’brien', "O'Brien"],
    [' bbva\u200b ', 'BBVA México'],
    ['bbva mex', 'BBVA\u00a0México'],
    ['strasse', 'Straße'],
    ['علي', 'علی'],
    ['فرنسا', 'فَرَنْسَا'],
    ['שלום', 'שָׁלוֹם'],
    ['иордания', 'Йордания'],
    ['फ्रांस', 'फ़्रांस'],
    ['हांगकांग', 'हाँगकाँग'],
    ['नेदरलंड', 'नेदरलँड'],
    ['अँगोला', 'अंगोला'],
    ['محمد', 'محـمد'],
  ])('T5 for %j finds %j', (query, text) => {
    expect(matcher(query)(text)).toBe(true)
  })

  it('T5 finds no other name, and everything when nothing is searched for', () => {
    expect(matcher('brasil')('México')).toBe(false)
    expect(matcher('सीना')('सोना'), 'the vowels of Devanagari are marks').toBe(false)
    expect(matcher('சீனா')('செனெகல்'), 'and those of Tamil').toBe(false)
    expect(matcher('  ')('México')).toBe(true)
    expect(fold('  Ação  ')).toBe('acao')
  })
})

/** Code that compares text without `fold`. */
const OTHERS = /toLocaleLowerCase|sensitivity:/

describe('the folding of searches', () => {
  it('T5 is done in one place', () => {
    const files = ['src', 'renderers', 'schemas'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    const sources = files.filter(
      (file) => /\.tsx?$/.test(file) && !/schemas\/typing\/(?:fold|normalize)\.ts$/.test(file),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(
      sources.filter((file) => OTHERS.test(readFileSync(file, 'utf8').replace(/\.normalize\((?:plan|this)/g, ''))),
    ).toEqual([])
    const searches = sources.filter((file) =>
      /\b(?:countryQ|q)uery\b[^\n]*\b(?:trim|toLowerCase|includes|startsWith)\(/.test(readFileSync(file, 'utf8')),
    )
    expect(searches, 'a search compares by `fold` or `matcher`').toEqual([])
  })
})
