import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { codesFor } from '../../../mocks/hostPage/code.ts'
import { firstPage } from '../../../mocks/hostPage/firstPage.ts'
import { OPTIONS } from '../../../mocks/hostPage/options.ts'
import { payloadFor } from '../../../mocks/hostPage/payloadFor.ts'
import { readSettings, type Settings } from '../../../mocks/hostPage/Settings.ts'
import { chooseTransport } from '../../../src/host/loaded/chooseTransport.ts'
import { themeOf } from '../../../src/host/loaded/nativeOf.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'

vi.stubGlobal('location', new URL('https://casino.example/'))

const DEFAULTS = readSettings(new URLSearchParams())
const valuesOf = (name: keyof Settings): readonly unknown[] => OPTIONS[name]?.map(({ value }) => value) ?? [true, false]

/** Every combination of the choices that change each other's members, and every other choice once. */
const combinations = (['mode', 'transaction', 'platform', 'theme', 'transport', 'closingButton'] as const).reduce(
  (all, name) => all.flatMap((settings) => valuesOf(name).map((value) => ({ ...settings, [name]: value }) as Settings)),
  [DEFAULTS],
)
const others = (['country', 'currency', 'lang', 'scenario', 'width'] as const).flatMap((name) =>
  valuesOf(name).map((value) => ({ ...DEFAULTS, [name]: value }) as Settings),
)

interface Mount {
  readonly page?: string
  readonly data: unknown
}

/** Runs the code for JavaScript, and returns what it mounts. */
async function mountOf(code: string): Promise<Mount> {
  let mount: Mount | undefined
  const mountPaywidget = (_: string, options: Mount) => {
    mount = options
  }
  const body = code.replace(/^import .*$/m, '')
  await runInNewContext(`(async () => {${body}})()`, { mountPaywidget, tokenFromYourServer: async () => 'token' })
  if (mount === undefined) throw new Error('The code mounts no cashier.')
  return mount
}

/** What the controls decide, as the cashier reads it. */
function cashierOf(payload: unknown) {
  const read = readHostData(payload)
  if (!read.ok) throw new Error(read.problem)
  const { closingButton, user, userId, widgetViewType } = read.data
  const { balanceData: _, ...player } = user
  const transport = chooseTransport(read.data, { transport: undefined }, { defaults: { transport: 'http' } })
  return { closingButton, player, userId, widgetViewType, transport, theme: themeOf(read.data) }
}

const textIn = (settings: Settings, framework: string): string =>
  codesFor(settings).find((code) => code.framework === framework)?.text ?? ''

const shown = (settings: Settings): string => JSON.stringify(settings)

describe('the code of the sandbox', () => {
  it('O4 mounts the cashier that the sandbox shows, for every combination of the controls', async () => {
    for (const settings of [...combinations, ...others]) {
      const { page, data } = await mountOf(textIn(settings, 'JavaScript'))
      expect(cashierOf(data), shown(settings)).toEqual(cashierOf(payloadFor(settings, '')))
      expect(page, shown(settings)).toBe(firstPage(settings))
    }
    expect(combinations.length).toBe(3 * 2 * 4 * 2 * 2 * 2)
  })

  it.each([
    ['main', 'deposit', undefined],
    ['main', 'withdrawal', 'withdrawal'],
    ['sweep', 'withdrawal', 'withdrawal'],
    ['cryptobalance', 'deposit', undefined],
    ['cryptobalance', 'withdrawal', 'cryptobalance/withdrawal'],
  ])('O4 opens the list of the cashier %s for %s', (mode, transaction, page) => {
    expect(firstPage({ mode, transaction })).toBe(page)
  })

  it('O4 has the same data and the same page in every framework', () => {
    const bare = (text: string) => text.replace(/\s+/g, '')
    for (const settings of combinations) {
      const [, data = 'no data'] = /\n {2}data: (\{.*?\n {2}\}),\n/s.exec(textIn(settings, 'JavaScript')) ?? []
      for (const { framework, text } of codesFor(settings)) {
        const [, page] = /\bpage(?:=|: )["']([^"']+)/.exec(text) ?? []
        expect(bare(text), `${framework} ${shown(settings)}`).toContain(bare(data))
        expect(page, `${framework} ${shown(settings)}`).toBe(firstPage(settings))
      }
    }
  })

  it('O4 leaves out what is the default', () => {
    expect(textIn(DEFAULTS, 'JavaScript')).not.toMatch(/closingButton|widgetViewType|transport|schema|platform|page/)
  })
})
