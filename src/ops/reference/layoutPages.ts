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
    `A document is one file of JSON, of ${LIMITS.bytes} bytes, ${LIMITS.nodes} nodes and ${LIMITS.depth} levels at most, with its parts in their places.`,
    memberTable(memberRows(schema(DOCUMENT))),
    '## Nodes',
    'What every node may say, beside the members of its [block](blocks.md) or [field](fields.md). A `field` has its `kind` as well.',
    memberTable(memberRows(schema(ENVELOPE))),
    'A node that is wrong, or newer than the widget, is drawn as its `fallback`; without one it is left out where it only decorates, and else the whole document is refused and the built-in screen is drawn.',
    '## Parts',
    '`{ "use": "<part>" }` in a list of nodes stands for the nodes of a part. It takes nothing else.',
    table(
      ['part', 'on the screens', 'what it is'],
      [...PARTS.values()].map((part) => [code(part.part), links(part.screens, 'screens.md'), part.description]),
    ),
    'A part is a file of `schemas/layouts/parts/`, and ships with the widget:',
    memberTable(memberRows(schema(PART))),
    '## The index',
    '`{staticPath}layouts/index.json` names the documents that are published.',
    memberTable(memberRows(schema(LAYOUT_INDEX))),
  )

export const blocksPage = (): string =>
  page(
    '# Blocks',
    'A block is written `{ "type": "<block>", … }`. Beside its own members it may say those of [every node](document.md#nodes).',
    contents(Object.entries(blocks).map(([name, { description }]) => [name, description])),
    ...Object.entries(blocks).map(([name, type]) => nodeEntry(name, type, memberRows(schema(type.props)))),
  )

export const fieldsPage = (): string =>
  page(
    '# Fields',
    'A field is written `{ "type": "field", "kind": "<kind>", "name": "…", … }`.',
    contents([...Object.entries(fields).map(([kind, { description }]) => [kind, description] as const)]),
    '## Every field',
    'What a field of any kind may say, beside the members of [every node](document.md#nodes).',
    memberTable(memberRows(schema({ properties: fieldBase, required: ['kind', 'name'] }))),
    ...Object.entries(fields).map(([kind, type]) => {
      const own = memberRows(schema(type.props)).filter(({ name }) => !Object.hasOwn(fieldBase, name))
      return nodeEntry(kind, type, own, `Must say ${codes(type.props.required)}.`)
    }),
  )

function nodeEntry(name: string, type: NodeType, members: ReturnType<typeof memberRows>, more = ''): string {
  const traits = [
    type.container && 'It holds `children`.',
    type.pressable && 'It can be pressed.',
    type.decorative && 'It decorates: where it is wrong it is left out.',
    type.since > 1 && `Since catalogue ${type.since} (\`minWidget\`).`,
    more,
  ].filter((trait) => typeof trait === 'string' && trait !== '')
  return [`## ${name}`, type.description, traits.join(' '), memberTable(members), json(...type.examples)]
    .filter((piece) => piece !== '')
    .join('\n\n')
}

export const valuesPage = (): string =>
  page(
    '# Values',
    'What may stand in a member of a block or a field, where its type is one of these. Paths and conditions read the [scopes](scopes.md).',
    contents([...VALUES].map(([name, { description = '' }]) => [name, description])),
    ...[...VALUES].map(([name, piece]) => valueEntry(name, piece)),
  )

function valueEntry(name: string, piece: Schema): string {
  const limits = limitsOf(piece)
  return [
    `## ${name}`,
    piece.description ?? '',
    `It is: ${plainTypeOf(piece)}${limits === '' ? '.' : ` (${limits}).`}`,
    memberTable(memberRows(piece)),
    json(...(piece.examples ?? [])),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

export const actionsPage = (): string =>
  page(
    '# Actions',
    'What a press does: `"onPress": [{ "do": "<action>", … }]`. Everything that an action takes must be said.',
    contents(Object.entries(ALL_ACTIONS).map(([name, { description }]) => [name, description])),
    ...Object.entries(ALL_ACTIONS).map(([name, action]) => {
      const { do: _, ...properties } = schema(action).properties ?? {}
      const screens = screenNames().filter((screen) => (actionsOf(screen) as readonly string[]).includes(name))
      const where = screens.length === screenNames().length ? 'every screen' : links(screens, 'screens.md')
      return [
        `## ${name}`,
        action.description,
        `On ${where}.`,
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
    'The built-in document of each screen is `schemas/layouts/<screen>.json`.',
    contents(Object.entries(SCREENS).map(([name, { description }]) => [name, description])),
    ...screenNames().map((name) => {
      const { description, critical } = SCREENS[name]
      return [
        `## ${name}`,
        description,
        [
          `- It must hold ${critical.map((one) => code(one).replaceAll('|', '` or `')).join(', ')}.`,
          `- It may read ${links(scopesOf(name), 'scopes.md')}.`,
          `- It may do ${links(actionsOf(name), 'actions.md')}.`,
        ].join('\n'),
      ].join('\n\n')
    }),
  )
