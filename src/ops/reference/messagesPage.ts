import { HEARD } from '../../../schemas/host/incoming.ts'
import { BONUS } from '../../../schemas/host/loaded.ts'
import { OUTGOING } from '../../../schemas/host/outgoing.ts'
import { contents, json, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

/** The page about the messages between the widget and its host. */
export const messagesPage = (): string =>
  page(
    '# Messages',
    'Each message is a JSON text: `{ "messageType": "…", "payload": { … } }`. A message without members has no `payload`.',
    '## From the widget',
    contents(outgoing().map(([name, { description = '' }]) => [name, description])),
    ...outgoing().map(([name, message]) =>
      entry(`### ${name}`, message.description ?? '', message, json(exampleOf(name, message))),
    ),
    '## To the widget',
    contents(Object.entries(HEARD).map(([name, { description }]) => [name, description])),
    ...Object.entries(HEARD).map(([name, { description, payload }]) =>
      entry(`### ${name}`, description, (payload ?? {}) as Schema, name === 'loaded' ? FULL : ''),
    ),
    '### A bonus',
    'An entry of `bonusList`.',
    memberTable(memberRows(BONUS as unknown as Schema)),
  )

const FULL = 'Only the token is required. `fixtures/host/loaded.json` is a complete example.'

const outgoing = () => Object.entries(OUTGOING) as unknown as (readonly [string, Schema])[]

const entry = (title: string, description: string, schema: Schema, example: string): string =>
  [title, description, memberTable(memberRows(schema)), example].filter((piece) => piece !== '').join('\n\n')

/** `Loaded` is the only message with its members beside `messageType`. */
function exampleOf(messageType: string, { properties = {} }: Schema): unknown {
  const members = placeholders(properties)
  if (messageType === 'Loaded') return { messageType, ...members }
  return Object.keys(members).length === 0 ? { messageType } : { messageType, payload: members }
}

const placeholders = (properties: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, placeholder(member)]))

function placeholder({ const: only, enum: choices, type, items = {}, properties = {} }: Schema): unknown {
  if (only !== undefined || choices !== undefined) return only ?? choices?.[0]
  if (type === 'array') return [placeholder(items)]
  return type === 'integer' ? 500 : type === 'object' ? placeholders(properties) : '…'
}
