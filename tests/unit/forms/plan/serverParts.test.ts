import { beforeAll, expect, it } from 'vitest'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { formWith, serverField, textsOf } from '../../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const ASKED = ['document', 'email', 'later'].map((name) => serverField({ name, rules: [] }))
const ONLY = { type: 'serverFields', only: ['document'] }

/** The names of the fields in each `serverFields`, in their order. */
function parts(...nodes: readonly object[]): string[][] {
  const { plan } = formWith(nodes, { texts, fields: ASKED })
  return [...plan.at].flatMap(([node, fields]) =>
    node.type === 'serverFields' ? [fields.map(({ name }) => name)] : [],
  )
}

it('N2 shows the server’s list in two parts: the named fields, and all others where no names are', () => {
  expect(parts(ONLY, { type: 'serverFields' })).toEqual([['document'], ['email', 'later']])
  expect(parts(ONLY, { type: 'serverFields', only: ['later', 'email'] })).toEqual([['document'], ['email', 'later']])
})

it('N2 shows required fields that no part names all the same: without them nothing could be paid', () => {
  expect(parts(ONLY)).toEqual([['document', 'email', 'later']])
})
