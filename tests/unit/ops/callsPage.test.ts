import { describe, expect, it } from 'vitest'
import { problemsOf, type Shape } from '../../../mocks/cashier/problemsOf.ts'
import { isCallName, WIRE_CALLS } from '../../../mocks/cashier/wireNames.ts'
import { PUSHES } from '../../../schemas/pushes/index.ts'
import type { CallNeed } from '../../../src/api/defineCall.ts'
import { CALL_TEXTS } from '../../../src/ops/reference/CALL_TEXTS.ts'
import { referencePages } from '../../../src/ops/reference/referencePages.ts'
import { statusFrom } from '../../../src/payments/status/statusFrom.ts'
import { socketPath } from '../../../src/transport/SocketConnection.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { CALL_CONFIG } from '../features/openPlayer.ts'

type Module = Readonly<Record<string, (need: CallNeed) => (request: object) => Promise<unknown>>>
const FILES = import.meta.glob<Module>('../../../src/api/calls/*.ts', { eager: true })

const PAGE = referencePages().get('calls.md') ?? ''
const sectionOf = (name: string) => PAGE.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''

/** Sends the call of a file. Returns what the transport gets, and the result for the given answer. */
function sent(file: string, request: object, answer: unknown) {
  const make = FILES[file]?.[file.replace(/^.*\/|\.ts$/g, '')]
  const specs: CallSpec[] = []
  const transport: CallNeed['transport'] = {
    async send(spec) {
      specs.push(spec)
      return answer
    },
    close() {},
  }
  const result = make?.({ transport, config: CALL_CONFIG })(request)
  return { spec: specs[0], result }
}

const CALLS = Object.keys(FILES).map((file) => {
  const { spec, result } = sent(file, {}, {})
  result?.catch(() => {})
  return { file, name: spec?.path.split('/').at(-1) ?? file, spec }
})

describe('the page about the calls', () => {
  it('has a section for each call, and for no other', () => {
    expect(CALLS.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALL_TEXTS).toSorted())
  })

  it.each(CALLS)('has $name with its verb, its address and whether it is repeated', ({ name, spec }) => {
    const section = sectionOf(name)
    expect(section).toContain(`\`${spec?.verb} <api.base>/${spec?.path}\``)
    expect(section).toContain(`over the socket: \`${spec?.path.replaceAll('/', ':')}\``)
    expect(section).toContain(`**Repeated**: ${(spec?.retries ?? 0) > 0 ? 'yes' : 'no'}`)
    expect(PAGE).toContain(`\n| [\`${name}\`](#${name}) | \`${spec?.verb}\` |`)
  })

  it('D-01 names the calls that have an idempotency key', () => {
    const keyed = CALLS.filter(({ name }) => sectionOf(name).includes('**Key**: yes'))
    expect(keyed.map(({ name }) => name).toSorted()).toEqual([
      ...['deposit-cancel', 'deposit-complete', 'deposit-create', 'deposit-create-p2p', 'deposit-create-sweepstake'],
      ...['external-deposit-continue', 'withdrawal-cancel', 'withdrawal-confirm', 'withdrawal-create'],
    ])
  })

  it.each(CALLS)(
    'shows examples of $name that the specification allows and the widget reads',
    async ({ file, name }) => {
      const { exampleRequest = {}, exampleResponses } = CALL_TEXTS[name] ?? { exampleResponses: [] }
      expect(exampleResponses.length).toBeGreaterThan(0)
      if (!isCallName(name)) throw new Error(`${name} is no call of the specification`)
      const { request, answer }: { request: Shape; answer: Shape } = WIRE_CALLS[name]
      expect(problemsOf(request, exampleRequest)).toEqual([])
      for (const example of exampleResponses) {
        expect(problemsOf(answer, example)).toEqual([])
        await sent(file, exampleRequest, structuredClone(example)).result
      }
    },
  )

  it('says what each status means', () => {
    const rows = [...sectionOf('Statuses').matchAll(/^\| (`.*?) \| (.*?) \|/gm)]
    const told = rows
      .slice(1)
      .flatMap(([, values = '', word = '']) =>
        [...values.matchAll(/`(\w+)`/g)].map(([, value = '']) => [value, word.replaceAll('`', '')] as const),
      )
    const WORDS = { waiting: '', accepted: 'accepted', processed: 'processed', mistaked: 'declined' }
    expect(told.length).toBeGreaterThan(7)
    for (const [value, word] of told) expect([value, WORDS[statusFrom(value)]]).toEqual([value, word])
    expect(WORDS[statusFrom('IN_REVIEW')]).toBe('accepted')
  })

  it('names the path of the socket and each push', () => {
    expect(sectionOf('The socket')).toContain(`\`${socketPath}\``)
    for (const push of PUSHES) expect(sectionOf('Pushes')).toContain(`| \`${push}\` |`)
  })
})
