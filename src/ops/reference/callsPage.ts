import { CALL_RULES } from './CALL_RULES.ts'
import { CALL_TEXTS, type CallText, COMMON } from './CALL_TEXTS.ts'
import { type CallFacts, callFacts } from './callFacts.ts'
import { describedMembers, type Words } from './describedMembers.ts'
import { anchorOf, code, json, page, table } from './markdown.ts'
import type { Schema } from './memberRows.ts'

/** The default of `api.prefix`. */
const PREFIX = 'BANKING'

interface Call {
  readonly name: string
  readonly facts: CallFacts
  readonly text: CallText
}

/** The page about the API that the widget calls. */
export function callsPage(): string {
  const calls = readCalls()
  return page(
    '# Calls',
    'The API that your server provides: all calls of the widget, with the members of their requests and responses. The rules for all calls come first; those about money are in [Lost answers](#lost-answers), [Idempotency keys](#idempotency-keys) and [Errors](#errors).',
    CALL_RULES.map(([heading]) => `[${heading}](#${anchorOf(heading)})`).join(' · '),
    '## All calls',
    'A call with a key changes a payment: it is sent once for each press, and again only as its section says. A repeated call must not change anything on the server: it is sent up to three more times after a network failure.',
    table(
      ['name', 'verb', 'key', 'repeated', 'purpose'],
      calls.map(({ name, facts, text }) => [
        `[${code(name)}](#${anchorOf(name)})`,
        code(facts.verb),
        facts.hasKey ? 'yes' : '',
        facts.isRetried ? 'yes' : '',
        text.purpose,
      ]),
    ),
    ...CALL_RULES.flatMap(([heading, paragraphs]) => [`## ${heading}`, ...paragraphs]),
    ...calls.flatMap(sectionOf),
  )
}

/** The calls of the code in the order of their texts. Throws if the code has a call without a text, or the reverse. */
function readCalls(): readonly Call[] {
  const all = callFacts()
  const silent = [...all.keys()].filter((name) => !Object.hasOwn(CALL_TEXTS, name))
  if (silent.length > 0) throw new Error(`CALL_TEXTS does not describe ${silent.join(', ')}.`)
  return Object.entries(CALL_TEXTS).map(([name, text]) => {
    const facts = all.get(name)
    if (facts === undefined) throw new Error(`CALL_TEXTS describes ${name}, which no file of src/api/calls sends.`)
    return { name, facts, text }
  })
}

function sectionOf({ name, facts, text }: Call): readonly string[] {
  const { request, response } = facts
  const path = facts.isPlain ? name : `${PREFIX}/${name}`
  const members = (schema: Schema, words: Words = {}) => describedMembers(name, schema, words, COMMON)
  return [
    `## ${name}`,
    `${text.purpose}.`,
    [
      `- **Address**: ${code(`${facts.verb} <api.base>/${path}`)}; over the socket: ${code(path.replaceAll('/', ':'))}`,
      `- **When**: ${text.when}`,
      `- **Key**: ${facts.hasKey ? 'yes; it changes a payment.' : 'no.'}`,
      `- **Repeated**: ${facts.isRetried ? 'yes, after a network failure.' : 'no.'}`,
      ...(text.notes ?? []).map((note) => `- ${note}`),
    ].join('\n'),
    'The request:',
    request === undefined ? 'It has no members.' : members(request, text.request),
    json(...(text.exampleRequest === undefined ? [] : [text.exampleRequest])),
    'The response:',
    text.responseText ?? members(without(response, text.elsewhere), text.response),
    json(...text.exampleResponses),
    text.errors === undefined ? '' : `Errors: ${text.errors}`,
  ]
}

const without = ({ properties = {}, ...schema }: Schema, names: readonly string[] = []): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
})
