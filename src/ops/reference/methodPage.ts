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
    '`method.json` is the method as listed by `methods-payment-v5`. Members not listed here are ignored. `fixtures/methods/` has an example of each type.',
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
    'The members of an entry of `fields`.',
    memberTable(memberRows(withPlain(FIELD, 'user_payment_fields'))),
    listed('Types', Object.keys(FIELD_TYPES).map(code)),
    'These are alternative names of the members above. Other calls of the server use them, and a method may use them too.',
    memberTable(memberRows({ ...ANY_FIELD, properties: without(ANY_FIELD, Object.keys(FIELD.properties ?? {})) })),
    '## Keys of pix',
    '`user_payment_fields` describes the format of each type of pix key:',
    memberTable(memberRows(USER_PAYMENT_FIELDS.properties.cpf as unknown as Schema)),
    `The types are ${['cpf', 'cnpj', 'email', 'phone', 'random'].map(code).join(', ')}. It may be keyed by type and then by member, or by member and then by type.`,
  )

/** Removes the nested members of one member, which have their own section. */
function withPlain(schema: Schema, name: string): Schema {
  const { items: _, properties: __, ...plain } = schema.properties?.[name] ?? {}
  return { ...schema, properties: { ...schema.properties, [name]: plain } }
}

const without = ({ properties = {} }: Schema, names: readonly string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

const listed = (title: string, names: readonly string[]): string => `${title}: ${names.join(', ')}.`
