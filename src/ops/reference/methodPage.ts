import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { SERVER_FIELD, USER_PAYMENT_FIELDS, WIRE_FIELD } from '../../../schemas/calls/serverField.ts'
import { BADGE_TYPES } from '../../reference/badges.ts'
import { CARD_VIEW_TYPES } from '../../reference/cardViewTypes.ts'
import { CATEGORIES } from '../../reference/categories.ts'
import { FIELD_TYPES } from '../../reference/fieldTypes.ts'
import { code, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

const METHOD = PAYMENT_METHOD as unknown as Schema
const FIELD = SERVER_FIELD as unknown as Schema
const ANY_FIELD = WIRE_FIELD as unknown as Schema

/** The page about `method.json`, which has the format of an entry of `methods-payment-v5`. */
export const methodPage = (): string =>
  page(
    '# Methods',
    '`method.json` is the method as `methods-payment-v5` lists it. Members that stand nowhere here are passed over. `fixtures/methods/` has one of each sort.',
    memberTable(memberRows(withPlain(METHOD, 'fields'))),
    listed(
      'Card view types',
      Object.entries(CARD_VIEW_TYPES).map(([name, number]) => `${number} ${code(name)}`),
    ),
    listed(
      'Categories',
      CATEGORIES.map(({ code: name }) => code(name)),
    ),
    listed('Badges', BADGE_TYPES.map(code)),
    '## Fields',
    'An entry of `fields`.',
    memberTable(memberRows(withPlain(FIELD, 'user_payment_fields'))),
    listed('Types', Object.keys(FIELD_TYPES).map(code)),
    'These are other names of the same things: other calls of the server write fields with them, and a method may.',
    memberTable(memberRows({ ...ANY_FIELD, properties: without(ANY_FIELD, Object.keys(FIELD.properties ?? {})) })),
    '## Keys of pix',
    'In `user_payment_fields`, what a key of each type is like:',
    memberTable(memberRows(USER_PAYMENT_FIELDS.properties.cpf as unknown as Schema)),
    `The types are ${['cpf', 'cnpj', 'email', 'phone', 'random'].map(code).join(', ')}. It may be written the other way round as well: each of these members, and in it the types.`,
  )

/** Removes the nested members of one member, which have their own section. */
function withPlain(schema: Schema, name: string): Schema {
  const { items: _, properties: __, ...plain } = schema.properties?.[name] ?? {}
  return { ...schema, properties: { ...schema.properties, [name]: plain } }
}

const without = ({ properties = {} }: Schema, names: readonly string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

const listed = (title: string, names: readonly string[]): string => `${title}: ${names.join(', ')}.`
