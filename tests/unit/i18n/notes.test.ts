import { expect, it } from 'vitest'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { NOTES } from './NOTES.ts'

const english: Readonly<Record<string, string>> = en

it('every text has a note for its translators, and every note has a text', () => {
  expect(Object.keys(NOTES)).toEqual(Object.keys(english))
})

it('every note says where the text stands and what it is about', () => {
  for (const [key, { place, about }] of Object.entries(NOTES)) {
    expect(place.trim(), key).not.toBe('')
    expect(about.trim(), key).not.toBe('')
  }
})

it('the example of a note is the text with its arguments filled in', () => {
  for (const [key, text] of Object.entries(english)) {
    const parts = text.split(/\{\{\w+\}\}/)
    const { example } = NOTES[key] ?? {}
    if (parts.length === 1) expect([key, example]).toEqual([key, undefined])
    else expect(example, key).toMatch(new RegExp(`^${parts.map(escaped).join('.+')}$`))
  }
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
