import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { base } from './base.ts'
import { shownInSweepstake, sweepstakeKeys } from './sweepstakeKeys.ts'

type Table = Readonly<Record<string, string>>

interface Term {
  readonly en: string
  readonly use: readonly string[]
}

const FILES = import.meta.glob<Table>('../../../src/i18n/locales/*.json', { eager: true, import: 'default' })
const TABLES = Object.entries(FILES).map(([path, table]) => [path.replace(/.*\/|\.json$/g, ''), table] as const)
const TERMS = import.meta.glob<readonly Term[]>('../../../src/i18n/terms/*.json', { eager: true, import: 'default' })

/** The words of a language for deposit, withdrawal and money. */
const bannedIn = (name: string): readonly string[] =>
  (TERMS[`../../../src/i18n/terms/${name}.json`] ?? []).flatMap(({ en: term, use }) =>
    /^(deposit|withdrawal|money)(,|$)/.test(term) ? use.map((word) => word.toLowerCase()) : [],
  )

/** Stated by the law and the specification, letter for letter. */
const DISCLAIMER = 'sweepstake.disclaimer'

/** Texts in code or documents that a sweepstake shares, in states that it doesn't have. The lists may only shrink. */
const NEVER_SHOWN: readonly (readonly [why: string, keys: readonly string[]])[] = [
  ['It has no form of a deposit.', ['form.deposit.processing', 'form.deposit.checking']],
  ['It has no form of a withdrawal with a guide.', ['header.instruction.withdrawal']],
  ['None of its requests has a security check.', ['captcha.text', 'captcha.failed']],
  [
    'It has no bonuses.',
    [
      ...['bonus.freespin.title', 'bonus.active', 'bonus.hasEnded', 'bonus.ended'],
      ...['bonus.crypto.hint', 'bonus.crypto.taken'],
    ],
  ],
  [
    'A box is paid at an address: never on a payment page, by an invoice or through an offer.',
    [
      ...['complete.closed.text', 'complete.refused.text', 'complete.openPage.refused'],
      ...['complete.invoice.text', 'complete.unchosen.title'],
    ],
  ],
  [
    'Its methods are cryptocurrencies.',
    ['groups.cash_methods', 'groups.cash-peru-grouped', 'groups.ecuador_cash_grouped'],
  ],
]

const exempt = new Set([DISCLAIMER, ...NEVER_SHOWN.flatMap(([, keys]) => keys)])
const keys = sweepstakeKeys(en).filter((key) => !exempt.has(base(key)))

/** Words that have one of the words in them and mean something else: in Indonesian, “mata uang” is a currency. */
const OTHER_WORDS = /mata uang/g

const saysIn = (name: string, table: Table) => {
  const banned = bannedIn(name)
  return (key: string) => {
    const text = shownInSweepstake(table, key).toLowerCase().replace(OTHER_WORDS, '')
    return banned.some((word) => text.includes(word))
  }
}

describe('U29 no screen of a sweepstake says deposit, withdrawal or money', () => {
  it('finds the texts of its own screens, of shared ones, of parts and of notices', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'sweepstake.submit',
        'complete.processed.text',
        'withdrawal.confirm.title',
        'withdrawal.checkingText',
        'crypto.min',
        'form.held.moved',
        'withdrawal.wasCreated',
        'common.errors.captcha_required',
      ]),
    )
    expect(keys).not.toContain('deposit.offers.title')
  })

  it.each(TABLES)('in %s', (name, table) => {
    expect(bannedIn(name).length).toBeGreaterThanOrEqual(3)
    const says = saysIn(name, table)
    expect(keys.filter(says).map((key) => [key, shownInSweepstake(table, key)])).toEqual([])
  })

  it.each(TABLES)('nor do the texts that are part of the code, in %s', (name) => {
    const { start, oldBrowser } = readLanguages()[name]!
    const shown = [...Object.values(start), oldBrowser].map((text) => text.toLowerCase())
    expect(shown.filter((text) => bannedIn(name).some((word) => text.includes(word)))).toEqual([])
  })

  it('exempts only texts that would say it', () => {
    const all = sweepstakeKeys(en)
    const says = TABLES.map(([name, table]) => saysIn(name, table))
    const needless = [...exempt].filter((key) => !all.includes(key) || !says.some((isSaid) => isSaid(key)))
    expect(needless.filter((key) => key !== DISCLAIMER)).toEqual([])
  })
})
