import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Block {
  readonly type?: string
  readonly label?: unknown
  readonly children?: readonly Block[]
}

const FOLDERS = ['schemas/layouts', 'schemas/layouts/variants']
const layouts = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const),
)
const withHelp = layouts.filter(([, json]) => json.includes('support.contact'))

/** The last block of the page before its footer. */
function lastBefore(blocks: readonly Block[]): Block | undefined {
  const last = blocks.filter(({ type }) => type !== 'footer').at(-1)
  return last?.children ? lastBefore(last.children) : last
}

it('has screens with a link to support', () => {
  expect(withHelp.length).toBeGreaterThan(4)
})

it.each(withHelp)(
  'the link to support is the last thing before the footer on every screen that has it: %s',
  (_, json) => {
    const { body } = JSON.parse(json) as { readonly body: readonly Block[] }
    expect(lastBefore(body)).toMatchObject({ type: 'linkOut', label: 'support.contact' })
  },
)
