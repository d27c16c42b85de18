import { METHODS, OPEN, TEXTS } from '../../../schemas/host/choices.ts'
import { FIXED_TEXTS } from '../../../schemas/host/fixedTexts.ts'
import { INCOMING_MESSAGES } from '../../../schemas/host/incoming.ts'
import { BONUS } from '../../../schemas/host/loaded.ts'
import { OUTGOING } from '../../../schemas/host/outgoing.ts'
import { code, contents, json, memberTable, page } from './markdown.ts'
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
    contents(Object.entries(INCOMING_MESSAGES).map(([name, { description }]) => [name, description])),
    ...Object.entries(INCOMING_MESSAGES).map(([name, { description, payload }]) =>
      entry(`### ${name}`, description, (payload ?? {}) as Schema, name === 'loaded' ? FULL : ''),
    ),
    '### A bonus',
    'An entry of `bonusList`.',
    memberTable(memberRows(BONUS as unknown as Schema)),
    entry('### open', OPEN.description, OPEN as unknown as Schema, OPENING),
    entry('### methods', METHODS.description, METHODS as unknown as Schema, RESTRICTING),
    '### texts',
    TEXTS.description,
    REPLACING,
    FIXED_TEXTS.map((start) => code(start)).join(', '),
  )

const FULL =
  'Only the token is required, but always send `user.id`, `user.currency` and `user.paymentGeo`: without them, each new token means another player, amounts are in MXN, and the methods of Russia are listed. `fixtures/host/loaded.json` is a complete example.'

const OPENING =
  'Applied once. Back leads to the list, and a reload opens the page again only until the player has left it. A later `loaded` with another `open` opens its page. While a payment has no answer yet, or its page is open, `open` is ignored. Mistakes are reported as `onProblem` (`open.method`, `open.group`, `open.amount`, `open.invalid`).'

const RESTRICTING =
  'Names are those of the methods in the list of the server, and the categories of its groups. The list, its search, its groups and its counts have no hidden method, and no URL opens one. If none is left, the player sees the page without methods. Names that the list does not have, and members that do not fit, are reported as `onProblem` and otherwise ignored.'

const REPLACING =
  'A language is a tag, as in `user.lang`; the texts of `es` apply to `es-MX` too. The keys are those of the type `TextKey` of the npm package; plural forms end with `_one`, `_other` and so on. A text needs the placeholders of the English text and is shown as it is: markup is refused. A text that does not fit is reported as `onProblem`, and the text of the cashier is shown. A later `loaded` with other texts replaces them at once. The texts below, and those whose keys continue these, can’t be replaced, because they say what became of a payment and protect the money of the player:'

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
