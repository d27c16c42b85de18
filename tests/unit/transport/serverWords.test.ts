import { expect, it } from 'vitest'
import { members, serverWords } from '../../../src/transport/serverWords.ts'

const NOTHING = { code: undefined, serverMessage: undefined, fields: [] }

it.each<[unknown, object]>([
  [
    { code: 'limit', message: 'Too much' },
    { code: 'limit', serverMessage: 'Too much', fields: [] },
  ],
  [{ error: { code: 7, message: 'No' } }, { code: '7', serverMessage: 'No', fields: [] }],
  [
    { code: 'outer', error: { code: 'inner', message: 'No' } },
    { code: 'outer', serverMessage: 'No', fields: [] },
  ],
  [
    { code: '', message: '', error: { code: 'inner', message: 'No' } },
    { code: 'inner', serverMessage: 'No', fields: [] },
  ],
  [{ code: { a: 1 }, message: ['No'] }, NOTHING],
  [{ code: 2 ** 53 }, NOTHING],
  [{ error: 'text' }, NOTHING],
  [[{ code: 'listed' }], NOTHING],
  ['text', NOTHING],
  [null, NOTHING],
  [undefined, NOTHING],
])('§8 reads the body %j as %j', (body, words) => expect(serverWords(body)).toEqual(words))

it('Q-119 reads field names from the body and from its error, as one name or as a list', () => {
  const body = { field: 'iban', fields: ['bic', 5, '', null, {}], error: { field: 'name', fields: 'city' } }
  expect(serverWords(body).fields).toEqual(['iban', 'bic', '5', 'name', 'city'])
})

it('limits a message to 2,000 characters, a name to 200, and the names to 50', () => {
  const name = 'n'.repeat(200)
  const fields = [`${name}n`, name, ...Array.from({ length: 60 }, (_, at) => `f${at}`)]
  const words = serverWords({ message: 'm'.repeat(2_001), fields })
  expect(words.serverMessage).toBe('m'.repeat(2_000))
  expect(words.fields).toHaveLength(50)
  expect(words.fields[0]).toBe(name)
})

it.each([[['a']], [null], [undefined], ['text'], [5]])('%j has no members', (value) =>
  expect(members(value)).toEqual({}),
)
