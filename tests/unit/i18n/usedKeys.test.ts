import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { filesIn } from '../support/filesIn.ts'
import { base } from './base.ts'

const TEXTS = /\/i18n\/(locales\/|notes\.json)/

const code = ['src', 'schemas', 'renderers', 'fixtures']
  .flatMap((folder) => filesIn(folder, /\.(tsx?|json)$/))
  .filter((path) => !TEXTS.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const written = new Set(code.match(/[\w-]+(?:\.[\w-]+)+/g))

/**
 * Keys composed in the code, such as `form.held.${why}`, and not types such as `form.${string}`. The regular expressions
 * at the end are for keys that are composed in a way this search does not match.
 */
const composed = [
  ...[...code.matchAll(/`([\w.]+\.)\$\{(?!string\})[^}]+\}((?:\.[\w.]+)?)`/g)].map(
    ([, before = '', after = '']) =>
      new RegExp(`^${before.replaceAll('.', '\\.')}[\\w.-]+${after.replaceAll('.', '\\.')}$`),
  ),
  /^processing\.facts\.\d$/,
  /^(?:sweepstake\.)?(?:deposit|withdrawal)\.(?:complete|v2)\.title$/,
]

/** Texts that only documents published by earlier releases ask for (D-36). The list may only grow with a release. */
const FORMER = ['summary.limits', 'deposit.onramp.submit', 'deposit.offers.provider']

const isAsked = (key: string): boolean => written.has(key) || composed.some((pattern) => pattern.test(key))

/** The texts of a sweepstake that replace others, such as `sweepstake.withdrawal.cancel`. */
const replaced = (key: string): string => key.replace(/^sweepstake\./, '')

it('every text is used by code or documents, so that no translation is unused', () => {
  const unasked = Object.keys(en).filter((key) => !isAsked(base(key)) && !isAsked(replaced(base(key))))
  expect(unasked).toEqual(FORMER)
})

it('every text that code requests by a literal key exists', () => {
  const asked = [...code.matchAll(/\b(?:texts|this\.#texts)\.t\('([\w.-]+)'/g)].map(([, key = '']) => key)
  expect(asked.length).toBeGreaterThan(30)
  const known = new Set(Object.keys(en).map(base))
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})
