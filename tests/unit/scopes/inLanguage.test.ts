import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../schemas/words.ts'
import { methodName } from '../../../src/scopes/tiles.ts'
import { fixtureMethod } from '../features/builders.ts'

/** What translation tools export for a text that is not translated. */
const EMPTY = ['', ' ', '\n', '\u00a0']

describe("the text in the player's language", () => {
  it.each([
    ['es-MX', 'Aquí'],
    ['es', 'Acá'],
    ['es-AR', 'Acá'],
    ['pt', 'Here'],
  ])('in %s is "%s"', (lang, text) => {
    expect(inLanguage({ en: 'Here', es: 'Acá', 'es-MX': 'Aquí' }, lang)).toBe(text)
  })

  it.each(EMPTY)('is the English one if it is empty: %j', (empty) => {
    expect(inLanguage({ en: 'Here', es: empty }, 'es')).toBe('Here')
    expect(inLanguage({ en: 'Here', es: 'Acá', 'es-MX': empty }, 'es-MX')).toBe('Acá')
    expect(inLanguage({ en: empty, es: empty }, 'es')).toBe('')
  })

  it.each(EMPTY)('DATA-14 of a method is its English name, or else its readable id, if it is empty: %j', (empty) => {
    const texts = { asked: 'es', words: (text: string) => text }
    const named = (text: Record<string, string>) =>
      methodName({ ...fixtureMethod('pix'), name: 'bank_card', text }, texts)
    expect(named({ en: 'Voucher', es: empty })).toBe('Voucher')
    expect(named({ es: empty })).toBe('Bank card')
  })
})
