import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server/startServer.ts'
import { copyMethod, json, newFolder, run, write } from './publish/stand.ts'

type Json = Readonly<Record<string, unknown>>

const FIELDS = [
  {
    name: 'bank',
    type: 'dropdown',
    props: {
      label: 'field.bank',
      items: [
        { text: 'A', value: 'a' },
        { text: 'B', value: 'b' },
      ],
    },
  },
  { name: 'note', type: 'text', props: { label: 'field.note' } },
]

/** What `check --live FILE` says of a method whose live version differs by `live`. */
async function compared(live: Json, own: Json = {}): Promise<string> {
  const folder = newFolder()
  copyMethod(folder, 'oxxo')
  const method = { ...json(folder, 'oxxo', 'method.json'), fields: FIELDS, ...own }
  write(folder, { 'oxxo/method.json': method, 'live.json': { methods: [{ ...method, ...live }] } })
  return (await run(folder, 'check', join(folder, 'oxxo'), '--live', join(folder, 'live.json'))).output
}

const field = (at: number, change: Json) => ({
  fields: FIELDS.map((one, index) =>
    index === at ? { ...one, ...change, props: { ...one.props, ...Object(change.props) } } : one,
  ),
})
const options = (...values: readonly string[]) => ({
  props: { items: values.map((value) => ({ text: value, value })) },
})

describe('V3 check --live compares what a layout relies on:', () => {
  it.each<[string, Json, RegExp]>([
    [
      'the minimum',
      { amount_rules: { MXN: { min: 60, max: '10000' } } },
      /the minimum in MXN is 60 for players, and "50" here/,
    ],
    ['the maximum', { amount_rules: { MXN: { min: '50', max: '9000' } } }, /the maximum in MXN is "9000" for players/],
    [
      'the type of a field',
      field(1, { type: 'dropdown', values: ['x'] }),
      /the field "note" is of the type "dropdown" for players, and "text" here/,
    ],
    ['a choice more', field(0, options('a', 'b', 'c')), /the field "bank" has more choices for players: "c"/],
    ['a choice less', field(0, options('a')), /the field "bank" lacks choices for players: "b"/],
    ['a field that became optional', field(1, { props: { isAdvanced: true } }), /"note" may stay empty for players/],
    ['a field that became hidden', field(1, { props: { isHidden: true } }), /"note" is hidden from players/],
  ])('%s', async (_, live, says) => {
    const output = await compared(live)
    expect(output).toMatch(/oxxo\/method\.json:\d+:\d+ {2}W21/)
    expect(output).toMatch(says)
  })

  it('a field that became required', async () => {
    expect(await compared({ fields: FIELDS }, field(1, { props: { isAdvanced: true } }))).toMatch(
      /"note" is required from players/,
    )
  })

  it('and says nothing of limits that are written in another way, or of a missing type, which is text', async () => {
    const { type: _, ...note } = FIELDS[1] ?? {}
    const output = await compared({ amount_rules: { MXN: { min: 50, max: '10000.00' } }, fields: [FIELDS[0], note] })
    expect(output).not.toContain('W21')
  })
})

describe('V3 check --live compares the folders of withdrawals with methods-withdrawal:', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ siteDir: mkdtempSync(join(tmpdir(), 'site-')) })
  })
  afterAll(() => server.close())
  afterEach(() => vi.unstubAllEnvs())

  function stand() {
    const folder = newFolder()
    for (const name of ['oxxo', 'bank_ng']) copyMethod(folder, name)
    return folder
  }

  it('of a file, if --withdrawals says so', async () => {
    const folder = stand()
    const live = { ...json(folder, 'bank_ng', 'method.json'), fields: [] }
    write(folder, { 'live.json': { methods: [live] } })
    const check = (...more: string[]) => run(folder, 'check', folder, '--live', join(folder, 'live.json'), ...more)
    const { output } = await check('--withdrawals')
    expect(output).toMatch(/bank_ng\/method\.json:\d+:\d+ {2}W21 .*does not ask for the field/)
    expect(output).not.toMatch(/oxxo\/.*W21/)
    expect((await check()).output, 'a list of deposits').not.toMatch(/bank_ng\/.*W21/)
  })

  it('of the API, whose address says so', async () => {
    const folder = stand()
    const name = 'bank_ng_new'
    write(folder, {
      [`${name}/method.json`]: { ...json(folder, 'bank_ng', 'method.json'), name },
      [`${name}/cashier.json`]: json(folder, 'bank_ng', 'cashier.json'),
    })
    vi.stubEnv('PAYWIDGET_TOKEN', 'live-withdrawals')
    const url = `${server.widgetOrigin}/api/BANKING/methods-withdrawal`
    const { output, code } = await run(folder, 'check', folder, '--live', url, '--country', 'NG', '--currency', 'NGN')
    expect(output).toMatch(/bank_ng_new\/method\.json:\d+:\d+ {2}W21 .*no player gets this method/)
    expect(output).not.toMatch(/(?:oxxo|bank_ng)\/method\.json.*W21/)
    expect(code).toBe(0)
  })

  it('--withdrawals without a list is refused', async () => {
    const folder = stand()
    const { code, output } = await run(folder, 'check', folder, '--withdrawals')
    expect(code).toBe(2)
    expect(output).toContain('give --live as well')
  })
})
