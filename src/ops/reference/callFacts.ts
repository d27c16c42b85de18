import { readdirSync, readFileSync } from 'node:fs'
import type { Schema } from './memberRows.ts'

/** What the code of a call says about it. */
export interface CallFacts {
  readonly name: string
  readonly verb: 'GET' | 'POST'
  /** Whether its path has no prefix. */
  readonly isPlain: boolean
  /** Whether the transport sends it again after a network failure. */
  readonly isRetried: boolean
  /** Whether it is sent with an idempotency key: the payment engine sends it. */
  readonly hasKey: boolean
  /** Undefined for a request without members. */
  readonly request: Schema | undefined
  readonly response: Schema
}

type Schemas = Readonly<Record<string, { readonly REQUEST?: Schema; readonly ANSWER?: Schema }>>
const SCHEMAS = import.meta.glob('../../../schemas/calls/*.ts', { eager: true }) as Schemas
const CALLS = 'src/api/calls'
const OPERATIONS = 'src/payments/operations'

/**
 * The calls by name. Read from the text of the code, because the commands must not import the code of the widget
 * (`tests/unit/imports.test.ts`). `tests/unit/ops/callsPage.test.ts` compares them with the calls that are sent.
 */
export function callFacts(): ReadonlyMap<string, CallFacts> {
  const keyed = new Set(
    textsIn(OPERATIONS).flatMap(([, text]) => [...text.matchAll(/\bapi\.(\w+)/g)].map(([, id]) => id)),
  )
  return new Map(
    textsIn(CALLS).map(([file, text]) => {
      const found = (pattern: RegExp) => pattern.exec(text)?.[1]
      const name = found(/\bname: '([\w-]+)'/)
      const verb = found(/\bverb: '(GET|POST)'/)
      const response = schemasOf(found(/'virtual:validate\/calls\/(\w+)\/\w+'/))?.ANSWER
      const request = schemasOf(
        found(/import type \{[^}]*Request\b[^}]*\} from '[./]+\/schemas\/calls\/(\w+)\.ts'/),
      )?.REQUEST
      if (name === undefined || (verb !== 'GET' && verb !== 'POST') || response === undefined)
        throw new Error(`${CALLS}/${file}: no name, verb or schema of the response is found.`)
      const has = (flag: string) => text.includes(`${flag}: true`)
      const hasKey = keyed.has(file.replace('.ts', ''))
      return [name, { name, verb, isPlain: has('isPlain'), isRetried: has('isRetried'), hasKey, request, response }]
    }),
  )
}

const schemasOf = (file: string | undefined) => SCHEMAS[`../../../schemas/calls/${file}.ts`]

const textsIn = (folder: string): (readonly [file: string, text: string])[] =>
  readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')])
