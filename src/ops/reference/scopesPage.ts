import { SCREENS, type ScreenName, scopesOf } from '../../../schemas/layout/screens/index.ts'
import { SCOPES } from '../../../schemas/scopes/views.ts'
import { anchorOf, code, contents, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

/** The page about the data that a layout can read. */
export const scopesPage = (): string =>
  page(
    '# Scopes',
    'A path begins with the name of a scope: `{ "$": "deposit.amountText" }`, `"when": "limits.known"`. In a [repeat](blocks.md#repeat), a path may also begin with the name of the item.',
    contents(scopes().map(([name, { description = '' }]) => [name, description])),
    ...scopes().map(([name, scope]) =>
      [`## ${name}`, scope.description ?? '', whereOf(name), memberTable(rowsOf(scope))].join('\n\n'),
    ),
  )

const scopes = () => Object.entries(SCOPES) as unknown as (readonly [string, Schema])[]

/** No member is marked as required: all members are always present. */
const rowsOf = (scope: Schema) => memberRows(scope).map((row) => ({ ...row, isRequired: false }))

function whereOf(scope: string): string {
  const screens = Object.keys(SCREENS) as ScreenName[]
  const readers = screens.filter((screen) => (scopesOf(screen) as readonly string[]).includes(scope))
  if (readers.length === screens.length) return 'Available on every screen.'
  return `Available on ${readers.map((screen) => `[${code(screen)}](screens.md#${anchorOf(screen)})`).join(', ')}.`
}
