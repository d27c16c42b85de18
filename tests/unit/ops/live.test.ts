import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server/startServer.ts'
import { copyMethod, edit, json, newFolder, run, write } from './publish/stand.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ siteDir: mkdtempSync(join(tmpdir(), 'site-')) })
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllEnvs())

const MEXICO = ['--country', 'MX', '--currency', 'MXN']

/** Two method folders as the mock cashier lists them, after a change. */
async function checked(change: (folder: string) => void, ...options: readonly string[]) {
  const folder = newFolder()
  for (const name of ['oxxo', 'spei']) copyMethod(folder, name)
  change(folder)
  vi.stubEnv('PAYWIDGET_TOKEN', 'live-list')
  const url = `${server.widgetOrigin}/api/BANKING/methods-payment-v5`
  return run(folder, 'check', folder, '--live', url, ...MEXICO, ...options)
}

const setMethod = (folder: string, name: string, change: object) =>
  write(folder, { [`${name}/method.json`]: { ...json(folder, name, 'method.json'), ...change } })

describe('V3 check --live asks the API and says', () => {
  it('which methods players get without a folder, and nothing of folders that are as the list', async () => {
    const { code, output } = await checked(() => {})
    expect(output).toMatch(/methods-payment-v5:\d+:\d+ {2}W21 .*players get \d+ methods without a folder here/)
    expect(output).toMatch(/on built-in screens: ("\w+", ){9}"\w+" and \d+ more/)
    expect(output.match(/W21/g)).toHaveLength(1)
    expect(code).toBe(0)
  })

  it('that no player gets a method, unless it is for other countries', async () => {
    const copy = (folder: string) => {
      write(folder, { 'oxxo_new/method.json': { ...json(folder, 'oxxo', 'method.json'), name: 'oxxo_new' } })
      write(folder, { 'oxxo_new/cashier.json': { countries: ['MX'] } })
      write(folder, { 'oxxo_co/method.json': { ...json(folder, 'oxxo', 'method.json'), name: 'oxxo_co' } })
      write(folder, { 'oxxo_co/cashier.json': { countries: ['CO'] } })
    }
    const { output } = await checked(copy)
    expect(output).toMatch(/oxxo_new\/method\.json:\d+:\d+ {2}W21 .*no player gets this method.*for MX and MXN/)
    expect(output).not.toMatch(/oxxo_co.*no player/)
  })

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'another card view type',
      (folder) => setMethod(folder, 'oxxo', { cardViewType: 20 }),
      /method\.json:\d+:\d+ {2}W21 .*card view type 0 .*20 \(cash\).*give both the same/,
    ],
    [
      'another category',
      (folder) => setMethod(folder, 'oxxo', { category: 'cash_methods_of_mexico' }),
      /W21 .*"cash_methods_of_mexico".*moves the tile into its group/,
    ],
    [
      'a country that the folder does not name',
      (folder) =>
        write(folder, { 'oxxo/cashier.json': { ...json(folder, 'oxxo', 'cashier.json'), countries: ['CO'] } }),
      /W21 .*players in MX get this method, but cashier\.json does not name that country/,
    ],
    [
      'a field that the API does not ask for',
      (folder) => setMethod(folder, 'oxxo', { fields: [...json(folder, 'oxxo', 'method.json').fields, EXTRA] }),
      /W21 .*does not ask for the field "extra"/,
    ],
    [
      'a field that the folder does not have',
      (folder) => setMethod(folder, 'spei', { fields: [] }),
      /spei\/method\.json.*W21 .*asks for the field "\w+", and this file does not/,
    ],
  ])('%s', async (_, change, finding) => {
    expect((await checked(change)).output).toMatch(finding)
  })

  it('which field of the live method a form leaves out', async () => {
    const { output } = await checked((folder) => {
      const [field] = json(folder, 'spei', 'method.json').fields
      const name = field.alias || field.name
      setMethod(folder, 'spei', { fields: [] })
      write(folder, { 'spei/layouts/deposit.redirect.json': formWithout(name) })
    })
    expect(output).toMatch(
      /spei\/layouts\/deposit\.redirect\.json:\d+:\d+ {2}W21 .*for the live method: .*leaves it out/,
    )
  })

  it('all of it as JSON and SARIF', async () => {
    const change = (folder: string) => setMethod(folder, 'oxxo', { cardViewType: 20 })
    const list = JSON.parse((await checked(change, '--format', 'json')).output)
    expect(list.findings).toContainEqual(expect.objectContaining({ code: 'W21', level: 'warning' }))
    const sarif = JSON.parse((await checked(change, '--format', 'sarif')).output)
    expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('W21')
  })
})

const EXTRA = { name: 'extra', type: 'text', props: { label: 'Extra' } }

const formWithout = (name: string) => ({
  layout: 1,
  id: 'spei-form',
  screen: 'deposit.redirect',
  body: [
    { use: 'payment.amount' },
    { type: 'serverFields', except: [name] },
    { use: 'payment.notes' },
    { use: 'payment.submit' },
  ],
})

describe('V3 check --live', () => {
  it('reads a response from a file, and finds what the widget can not use', async () => {
    const folder = newFolder()
    copyMethod(folder, 'oxxo')
    const method = { ...json(folder, 'oxxo', 'method.json'), fields: 'none' }
    write(folder, { 'live.json': { methods: [method] } })
    const { output } = await run(folder, 'check', join(folder, 'oxxo'), '--live', join(folder, 'live.json'))
    expect(output).toMatch(/live\.json:\d+:\d+ {2}W21 .*can't use this of the method "oxxo"/)
    edit(join(folder, 'live.json'), '"methods"', '"metods"')
    const wrong = await run(folder, 'check', join(folder, 'oxxo'), '--live', join(folder, 'live.json'))
    expect(wrong.output).toContain('is not a response of methods-payment-v5')
    expect(wrong.code).toBe(1)
  })

  it('compares the currencies, in a list of several', async () => {
    const folder = newFolder()
    copyMethod(folder, 'oxxo')
    const method = json(folder, 'oxxo', 'method.json')
    const limits = { min: '50', max: '10000' }
    write(folder, { 'live.json': { methods: [{ ...method, amount_rules: { MXN: limits, COP: limits } }] } })
    setMethod(folder, 'oxxo', { amount_rules: { MXN: limits, PEN: limits } })
    const { output } = await run(folder, 'check', join(folder, 'oxxo'), '--live', join(folder, 'live.json'))
    expect(output).toMatch(/W21 .*players pay with this method in COP too: add its limits here/)
    expect(output).toMatch(/W21 .*the live method has no limits in PEN/)
    expect(output).not.toMatch(/W21 .*MXN/)
  })

  it('says what is missing: the file, the place, the token', async () => {
    const folder = newFolder()
    const oxxo = copyMethod(folder, 'oxxo')
    const url = `${server.widgetOrigin}/api/BANKING/methods-payment-v5`
    expect(await run(folder, 'check', oxxo, '--live', join(folder, 'no.json'))).toMatchObject({ code: 2 })
    expect((await run(folder, 'check', oxxo, '--live', url)).output).toContain('add --country MX --currency MXN')
    expect((await run(folder, 'check', oxxo, '--country', 'MX')).output).toContain('give --live as well')
    const refused = await run(folder, 'check', oxxo, '--live', `${url}x`, ...MEXICO)
    expect(refused.output).toContain('answers 404: there is nothing at this address.')
    expect(refused.code).toBe(1)
  })
})

/** Checks a copy of the method against a list of one method, both after a change. */
async function comparedFile(change: (folder: string) => void, live: object = {}, name = 'spei') {
  const folder = newFolder()
  copyMethod(folder, name)
  write(folder, { 'live.json': { methods: [{ ...json(folder, name, 'method.json'), ...live }] } })
  change(folder)
  return run(folder, 'check', join(folder, name), '--live', join(folder, 'live.json'))
}

describe('V3 check --live continues after', () => {
  const FORM = 'spei/layouts/deposit.redirect.json'

  it.each<[string, string, (folder: string) => void]>([
    ['is not JSON', FORM, (folder) => write(folder, { [FORM]: '{"layout": 1,' })],
    ['has a byte-order mark', FORM, (folder) => write(folder, { [FORM]: `\uFEFF${JSON.stringify(formWithout('x'))}` })],
    [
      'is a broken link',
      'spei/layouts/complete.json',
      (folder) => symlinkSync('nowhere.json', join(folder, 'spei/layouts/complete.json')),
    ],
  ])('a layout that %s, with one finding for it', async (_, path, change) => {
    const { code, output } = await comparedFile(change)
    expect(output.split('\n').filter((line) => line.startsWith(`${path}:`))).toEqual([
      expect.stringMatching(/:\d+:\d+ {2}E00 /),
    ])
    expect(code).toBe(1)
  })

  it('a layout that was added by macOS, without a finding', async () => {
    const { code, output } = await comparedFile((folder) =>
      write(folder, { 'spei/layouts/._deposit.redirect.json': '\u0000\u0005\u0016\u0007Mac OS X' }),
    )
    expect(output).not.toContain('._')
    expect(code).toBe(0)
  })
})

describe('V3 check --live compares', () => {
  it('no withdrawals with a list of deposits', async () => {
    const { output } = await comparedFile(
      (folder) => {
        write(folder, { 'spei/cashier.json': { countries: ['MX'], transaction: 'withdrawal', answers: [{}] } })
        write(folder, {
          'spei/layouts/withdrawal.redirect.json': { ...formWithout('extra'), screen: 'withdrawal.redirect' },
        })
      },
      { fields: [EXTRA] },
    )
    expect(output).not.toContain('W21')
  })

  it('a deposit form that leaves out a live field', async () => {
    const { output } = await comparedFile(
      (folder) => write(folder, { 'spei/layouts/deposit.redirect.json': formWithout('extra') }),
      { fields: [EXTRA] },
    )
    expect(output).toMatch(/W21 .*for the live method: .*extra.*leaves it out/)
  })
})
