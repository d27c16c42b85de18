import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import { blocks, fields } from '../../schemas/layout/catalog.ts'
import { CATALOGUE } from '../../schemas/layout/document.ts'
import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { checkDocument, checkText } from '../../src/language/checkDocument.ts'
import { documentOf, EXAMPLES } from '../harness/page/documents.ts'

const FOLDER = resolve('schemas/layouts')
const builtIn = await Promise.all(
  (await readdir(FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map(async (file) => [file, await readFile(join(FOLDER, file), 'utf8')] as const),
)
const ofMethods = METHOD_FOLDERS.flatMap(({ name, layouts }) =>
  Object.entries(layouts).map(([screen, json]) => [name, screen, json] as const),
)

describe('the layouts of the repository', () => {
  it.each(builtIn)('the built-in %s passes the checker without findings', (file, source) => {
    const { layout, problems } = checkText(source)
    expect(problems).toEqual([])
    expect(`${layout?.screen}.json`).toBe(file)
  })

  it('has a built-in layout for every screen', () => {
    const missing = Object.keys(SCREENS).filter((screen) => builtIn.every(([file]) => file !== `${screen}.json`))
    expect(missing, 'write schemas/layouts/<screen>.json for these screens').toEqual([])
    expect(builtIn.map(([file]) => file.replace('.json', '')).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  it('has the same callout about a changed amount in every part that shows the amount', async () => {
    const read = async (part: string) => JSON.parse(await readFile(join(FOLDER, `parts/${part}.json`), 'utf8')).body
    const [[amount], [card]] = [await read('invoice.amount'), await read('invoice.where')]
    expect(amount.type).toBe('callout')
    expect(card.children).toContainEqual(amount)
  })

  it.each(ofMethods)('the layout of %s for %s passes the checker without findings', (_, screen, json) => {
    const { layout, problems } = checkDocument(json)
    expect(problems).toEqual([])
    expect(layout?.screen).toBe(screen)
  })
})

describe('the catalogue', () => {
  it('S13 has the version of its newest part, with which the minWidget of documents is compared', () => {
    expect(CATALOGUE).toBe(Math.max(...Object.values({ ...blocks, ...fields }).map(({ since }) => since)))
  })

  it('has an example of every node type and field kind', () => {
    const types = [...Object.keys(blocks), ...Object.keys(fields).map((kind) => `field:${kind}`)]
    expect(types.filter((type) => (EXAMPLES[type] ?? []).length === 0)).toEqual([])
  })

  it.each(Object.entries(EXAMPLES))('gives examples of %s that pass the checker', (_, examples) => {
    for (const example of examples) expect(checkDocument(documentOf(example)).problems).toEqual([])
  })
})

describe('the build', () => {
  const good = builtIn.find(([file]) => file === 'empty.json')![1]

  it.each([
    ['a node of an unknown type', good.replace('"emptyState"', '"emptyStage"'), /E01.*\/body\/0\/type/],
    ['an unknown member', good.replace('"body"', '"style": "", "body"'), /E01.*\/style/],
    ['invalid JSON', good.slice(0, -4), /E00/],
  ])('ARCH-05 refuses a built-in layout with %s', async (_, source, problem) => {
    const { isBuilt, words } = await buildWith(source)
    expect(words).toMatch(/is not a valid layout/)
    expect(words).toMatch(problem)
    expect(isBuilt).toBe(false)
  })

  it('ARCH-05 accepts a valid built-in layout', async () => {
    expect(await buildWith(good)).toEqual({ isBuilt: true, words: '' })
  })
})

/** Builds a page with this text as its only built-in layout, with the Vite plugin of the site. */
async function buildWith(source: string): Promise<{ isBuilt: boolean; words: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'paywidget-layout-'))
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env
  try {
    await writeFile(join(folder, 'planted.json'), source)
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/contract/layouts.vite.config.ts']
    await promisify(execFile)(process.execPath, vite, {
      env: { ...env, NO_COLOR: '1', PLANTED: relative(FOLDER, join(folder, 'planted')) },
    })
    return { isBuilt: true, words: '' }
  } catch (error) {
    return { isBuilt: false, words: (error as { stderr: string }).stderr }
  } finally {
    await rm(folder, { recursive: true })
  }
}
