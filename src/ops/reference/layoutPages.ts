import { ALL_ACTIONS } from '../../../schemas/layout/actions/index.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { DOCUMENT, ENVELOPE, LIMITS, PART } from '../../../schemas/layout/document.ts'
import { fieldBase } from '../../../schemas/layout/fieldBase.ts'
import { LAYOUT_INDEX } from '../../../schemas/layout/layoutIndex.ts'
import type { NodeType } from '../../../schemas/layout/nodeType.ts'
import { actionsOf, SCREENS, type ScreenName, scopesOf } from '../../../schemas/layout/screens/index.ts'
import { PARTS } from '../../language/parts.ts'
import { anchorOf, code, contents, json, memberTable, page, table } from './markdown.ts'
import { limitsOf, memberRows, plainTypeOf, type Schema, VALUES } from './memberRows.ts'

const schema = (any: unknown): Schema => any as Schema
const codes = (names: readonly string[]): string => names.map(code).join(', ')
const links = (names: readonly string[], file: string): string =>
  names.map((name) => `[${code(name)}](${file}#${anchorOf(name)})`).join(', ')

export const documentPage = (): string =>
  page(
    '# Documents',
    `A document is one JSON file. It may have up to ${LIMITS.bytes} bytes, ${LIMITS.nodes} nodes and ${LIMITS.depth} levels, including the nodes of its parts.`,
    memberTable(memberRows(schema(DOCUMENT))),
    '## Nodes',
    'Every node may have these members, in addition to those of its [block](blocks.md) or [field](fields.md). A `field` also has a `kind`.',
    memberTable(memberRows(schema(ENVELOPE))),
    'If a node is invalid or newer than the widget, its `fallback` is rendered instead. Without a `fallback`, an optional or decorative node is dropped; for any other node the whole document is rejected, and the built-in screen is rendered.',
    '## Parts',
    '`{ "use": "<part>" }` in a list of nodes inserts the nodes of a part. It has no other members.',
    table(
      ['part', 'screens', 'description'],
      [...PARTS.values()].map((part) => [code(part.part), links(part.screens, 'screens.md'), part.description]),
    ),
    'Parts are built into the widget. Each is a file in `schemas/layouts/parts/`:',
    memberTable(memberRows(schema(PART))),
    '## The index',
    '`{staticPath}layouts/index.json` lists the published documents.',
    memberTable(memberRows(schema(LAYOUT_INDEX))),
  )

export const blocksPage = (): string =>
  page(
    '# Blocks',
    'A block is written `{ "type": "<block>", … }`. It may also have the members of [every node](document.md#nodes).',
    contents(Object.entries(blocks).map(([name, { description }]) => [name, description])),
    ...Object.entries(blocks).map(([name, type]) => nodeEntry(name, type, memberRows(schema(type.props)))),
  )

export const fieldsPage = (): string =>
  page(
    '# Fields',
    'A field is written `{ "type": "field", "kind": "<kind>", "name": "…", … }`.',
    contents([...Object.entries(fields).map(([kind, { description }]) => [kind, description] as const)]),
    '## Every field',
    'A field of any kind may have these members, in addition to those of [every node](document.md#nodes).',
    memberTable(memberRows(schema({ properties: fieldBase, required: ['kind', 'name'] }))),
    ...Object.entries(fields).map(([kind, type]) => {
      const own = memberRows(schema(type.props)).filter(({ name }) => !Object.hasOwn(fieldBase, name))
      return nodeEntry(kind, type, own, `Required: ${codes(type.props.required)}.`)
    }),
  )

function nodeEntry(name: string, type: NodeType, members: ReturnType<typeof memberRows>, more = ''): string {
  const traits = [
    type.container && 'It has `children`.',
    type.pressable && 'It can be pressed.',
    type.decorative && 'It is decorative: dropped if it is invalid.',
    type.since > 1 && `Requires catalogue version ${type.since} (\`minWidget\`).`,
    more,
  ].filter((trait) => typeof trait === 'string' && trait !== '')
  return [`## ${name}`, type.description, traits.join(' '), memberTable(members), json(...type.examples)]
    .filter((piece) => piece !== '')
    .join('\n\n')
}

export const valuesPage = (): string =>
  page(
    '# Values',
    'The types of values that blocks and fields share. Paths and conditions read the data in the [scopes](scopes.md).',
    contents([...VALUES].map(([name, { description = '' }]) => [name, description])),
    ...[...VALUES].map(([name, piece]) => valueEntry(name, piece)),
  )

function valueEntry(name: string, piece: Schema): string {
  const limits = limitsOf(piece)
  return [
    `## ${name}`,
    piece.description ?? '',
    `Type: ${plainTypeOf(piece)}${limits === '' ? '.' : ` (${limits}).`}`,
    memberTable(memberRows(piece)),
    json(...(piece.examples ?? [])),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

export const actionsPage = (): string =>
  page(
    '# Actions',
    'The commands of a press: `"onPress": [{ "do": "<action>", … }]`. All arguments of an action are required.',
    contents(Object.entries(ALL_ACTIONS).map(([name, { description }]) => [name, description])),
    ...Object.entries(ALL_ACTIONS).map(([name, action]) => {
      const { do: _, ...properties } = schema(action).properties ?? {}
      const screens = screenNames().filter((screen) => (actionsOf(screen) as readonly string[]).includes(name))
      const where = screens.length === screenNames().length ? 'every screen' : links(screens, 'screens.md')
      return [
        `## ${name}`,
        action.description,
        `Available on ${where}.`,
        memberTable(memberRows({ ...schema(action), properties })),
        json(...action.examples),
      ]
        .filter((piece) => piece !== '')
        .join('\n\n')
    }),
  )

const screenNames = () => Object.keys(SCREENS) as ScreenName[]

export const screensPage = (): string =>
  page(
    '# Screens',
    'The built-in document of each screen is `schemas/layouts/<screen>.json`. Among the required nodes, `field:amount` means the field named `amount`, and `says:<key>` means a text with that translation key.',
    contents(Object.entries(SCREENS).map(([name, { description }]) => [name, description])),
    ...screenNames().map((name) => {
      const { critical, description, pages } = SCREENS[name]
      return [
        `## ${name}`,
        description,
        [
          ...(pages.length > 0 ? [`- Pages: ${codes(pages)}.`] : []),
          `- Required nodes: ${critical.map((node) => code(node).replaceAll('|', '` or `')).join(', ')}.`,
          `- Readable scopes: ${links(scopesOf(name), 'scopes.md')}.`,
          `- Available actions: ${links(actionsOf(name), 'actions.md')}.`,
        ].join('\n'),
      ].join('\n\n')
    }),
  )
