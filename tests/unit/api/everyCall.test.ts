import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../../../fixtures/index.ts'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import type { CallNeed } from '../../../src/api/defineCall.ts'
import { RefusedAnswer } from '../../../src/api/RefusedAnswer.ts'
import { readAnswer } from '../../../src/transport/readAnswer.ts'
import { readReply } from '../../../src/transport/readReply.ts'
import { socketParser } from '../../../src/transport/socketParser.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import fc, { runs } from '../fastCheck.ts'
import { CALL_CONFIG } from '../features/openPlayer.ts'
import { INEXACT, mutant } from '../support/mutant.ts'
import { hasPlainPrototypes, pollution } from '../support/poison.ts'

const RUNS = runs(100, 50_000)
const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 60_000

type Call = (payload: object) => Promise<unknown>
type Module = Readonly<Record<string, (need: CallNeed) => Call>>
const files = import.meta.glob<Module>('../../../src/api/calls/*.ts', { eager: true })
const CALLS = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => path.endsWith(`/${name}.ts`))
    .map(([name, make]) => ({ name, make })),
)

const fail = (facts: object) =>
  new TransportFailure({ kind: 'body', call: 'POST x', url: '/x', sent: true, ...facts }, '')

/** A way of an answer from the server's JSON text to the call. */
type Wire = (text: string) => Promise<unknown>

const overSocket = (data: (text: string) => string, more: string): Wire => {
  return (text) =>
    new Promise((resolve, reject) => {
      const decoder = new socketParser.Decoder()
      decoder.on('decoded', ({ data }) => {
        try {
          resolve(readReply(data[1], fail))
        } catch (error) {
          reject(error)
        }
      })
      decoder.add(`2["message",{"msgid":1,"status":200${more},"data":${data(text)}}]`)
    })
}

const WIRES: Readonly<Record<string, Wire>> = {
  HTTP: (text) => readAnswer(new Response(text), 0, fail),
  'the socket': overSocket((text) => text, ''),
  'the socket, as text': overSocket((text) => JSON.stringify(text), ',"needParse":true'),
}

/** Calls whose answer nobody reads have no sample; any value is as good. */
const sampleOf = (path: string) => ANSWERS[path.slice(path.lastIndexOf('/') + 1)] ?? { ok: true, list: [1, 'a'] }

const isExpected = (problem: unknown) => problem instanceof AnswerProblem || problem instanceof RefusedAnswer

/** The path that a call asks for. */
async function pathOf(make: (need: CallNeed) => Call): Promise<string> {
  let path = ''
  const send = async (spec: CallSpec) => {
    path = spec.path
    return undefined
  }
  await make({ transport: { send, close: () => {} }, config: CALL_CONFIG })({}).catch(() => {})
  return path
}

it('plays every call of the widget', () => {
  expect(CALLS.map(({ name }) => `../../../src/api/calls/${name}.ts`)).toEqual(Object.keys(files))
})

describe.each(CALLS)('the answer of $name, changed', ({ make }) => {
  it(
    'C16 C17 C18 B6 E3 is the same over each transport: read, or a problem with a place; never another error, and nothing global changes',
    async () => {
      const good = sampleOf(await pathOf(make))
      let read = 0
      await fc.assert(
        fc.asyncProperty(mutant(good), async (body) => {
          // As a server writes them: as numbers.
          const text = (JSON.stringify(body) ?? 'null').replaceAll(`"${INEXACT}"`, INEXACT)
          const said: string[] = []
          for (const [name, wire] of Object.entries(WIRES)) {
            const transport = { send: () => wire(text), close: () => {} }
            const got = await make({ transport, config: CALL_CONFIG })({}).then(
              (value) => ({ value }),
              (problem: unknown) => ({ problem }),
            )
            if ('value' in got) {
              read++
              expect(hasPlainPrototypes(got.value), name).toBe(true)
            } else if (!isExpected(got.problem)) throw got.problem
            said.push(JSON.stringify('value' in got ? got.value : String(got.problem)) ?? 'nothing')
          }
          expect(new Set(said).size, said.join('\n')).toBe(1)
        }),
        { numRuns: RUNS },
      )
      expect(pollution()).toEqual([])
      expect(read, 'some answers are still good').toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )
})
