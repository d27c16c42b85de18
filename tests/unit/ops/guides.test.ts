import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import readme from '../../../schemas/layout/README.md?raw'
import { readUnifiedFlow } from '../../../src/api/readUnifiedFlow.ts'
import { argumentCounts } from '../../../src/language/expression/argumentCounts.ts'
import { TEMPLATES } from '../../../src/ops/templates.ts'
import { json, newFolder, run, write } from './publish/stand.ts'

const GUIDES: Record<string, string> = import.meta.glob('../../../schemas/layout/guides/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const nameOf = (path: string) => path.split('/').at(-1) ?? ''
const FILE = /```json (\S+)\n([\s\S]*?)```/g

describe.each(Object.entries(GUIDES).map(([path, text]) => [nameOf(path), text] as const))(
  'the guide %s',
  (name, text) => {
    const files = [...text.matchAll(FILE)].map(([, path = '', json = '']) => [path, json] as const)

    it('has complete files, in which check finds nothing', async () => {
      const folder = newFolder()
      write(folder, Object.fromEntries(files))
      const { code, output } = await run(folder, 'check', folder)
      expect(output).toMatch(new RegExp(`0 errors, 0 warnings in ${files.length} files\\.$`))
      expect(code).toBe(0)
      expect(files.map(([path]) => path.split('/').at(-1))).toEqual(
        expect.arrayContaining(['method.json', 'cashier.json']),
      )
    })

    it('has what the provider’s API returns, and what the player sees', () => {
      const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
      expect(titles).toEqual(['The files', 'The response', 'What the player sees'])
    })

    it('says which part of cashier.json the API returns, and which command writes the files', () => {
      expect(text).toContain('must return one entry of `answers`, not the whole file')
      const template = Object.keys(TEMPLATES).find((one) => `${one}.md` === name)
      const [method = ''] = (files[0]?.[0] ?? '').split('/')
      if (template !== undefined) expect(text).toContain(`npm run layouts -- new ${template} ${method}\``)
    })

    it('is listed in the README', () => {
      expect(readme).toContain(`(guides/${name})`)
    })

    it('can be published', async () => {
      const folder = newFolder()
      write(folder, Object.fromEntries(files))
      const [method = ''] = (files[0]?.[0] ?? '').split('/')
      const { code } = await run(folder, 'pack', join(folder, method), '--out', join(folder, 'live'))
      expect(code).toBe(0)
    })
  },
)

it('every template has a guide, and so do cards and peer-to-peer', () => {
  const names = Object.keys(GUIDES).map((path) => nameOf(path).replace('.md', ''))
  expect(names.toSorted()).toEqual([...Object.keys(TEMPLATES), 'card', 'p2p'].toSorted())
})

it('the README explains each function with as many arguments as it has', () => {
  const rows = [...readme.matchAll(/^\| `(\w+)\(([^)]*)\)` \|/gm)]
  const counts = rows.map(([, name = '', list = '']) => [name, list.split(',').length])
  expect(Object.fromEntries(counts)).toEqual(argumentCounts)
})

it('the reference of a voucher can be copied, in the guide and in the template', async () => {
  const folder = newFolder()
  await run(folder, 'new', 'voucher', join(folder, 'from_template'))
  const guide = Object.entries(GUIDES).find(([path]) => nameOf(path) === 'voucher.md')?.[1] ?? ''
  const files = [...guide.matchAll(FILE)].map(([, path = '', text = '']) => [path, text] as const)
  write(folder, Object.fromEntries(files))
  for (const name of ['from_template', 'store_mx']) {
    const [{ apiResponse }] = json(folder, name, 'cashier.json').answers
    expect(readUnifiedFlow(apiResponse.unifiedFlow).requisites.map((line) => [line.name, line.isCopyable])).toEqual([
      ['reference', true],
      ['store', false],
    ])
  }
})
