import { expect, it } from 'vitest'
import { listNodes } from '../../../src/ops/document/listNodes.ts'
import { fieldsOf } from '../../../src/ops/document/RawField.ts'

const DOCUMENTS = Object.entries(
  import.meta.glob('/fixtures/methods/*/layouts/*.json', { eager: true, import: 'default' }),
)

/** The messages of the rule `length`, which counts characters of any kind. */
const messages = DOCUMENTS.flatMap(([file, document]) =>
  listNodes(document)
    .flatMap(fieldsOf)
    .flatMap(({ name, json: { rules = [], only, mask } }) =>
      (rules as readonly Readonly<Record<string, unknown>>[])
        .filter(({ check, message }) => check === 'length' && typeof message === 'object')
        .map(({ message }) => ({ file, name, only, mask, message: JSON.stringify(message) })),
    ),
)

it('a message says "digits" only if the field accepts nothing else', () => {
  expect(messages.map(({ name }) => name)).toEqual(expect.arrayContaining(['account_number', 'password']))
  const wrong = messages.filter(
    ({ only, mask, message }) => only !== 'digits' && mask === undefined && /digit|dígito|رقم|أرقام/i.test(message),
  )
  expect(wrong).toEqual([])
})
