import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { builtInLayouts } from '../../.ci/vite/builtInLayouts.ts'
import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import { blocks, fields } from '../../schemas/layout/catalog.ts'
import { SCREENS } from '../../schemas/layout/screens.ts'
import { checkDocument, checkText } from '../../src/layout/checkDocument.ts'
import { documentOf, EXAMPLES } from '../harness/page/documents.ts'

const FOLDER = resolve('schemas/layouts')
const builtIn = await Promise.all(
  (await readdir(FOLDER)).map(async (file) => [file, await readFile(join(FOLDER, file), 'utf8')] as const),
)
const ofMethods = METHOD_FOLDERS.flatMap(({ name, layouts }) =>
  Object.entries(layouts).map(([screen, json]) => [name, screen, json] as const),
)

describe('the layouts of the repository', () => {
  it.each(builtIn)('ARCH-05 the built-in %s passes the checker without a word', (file, source) => {
    const { layout, problems } = checkText(source)
    expect(problems).toEqual([])
    expect(`${layout?.screen}.json`).toBe(file)
  })

  it('has a built-in layout for every screen', () => {
    expect(builtIn.map(([file]) => file.replace('.json', '')).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  it.each(ofMethods)('ARCH-05 the layout of %s for %s passes the checker without a word', (_, screen, json) => {
    const { layout, problems } = checkDocument(json)
    expect(problems).toEqual([])
    expect(layout?.screen).toBe(screen)
  })
})

describe('the catalogue', () => {
  it('has an example of every node type and field kind', () => {
    const types = [...Object.keys(blocks), ...Object.keys(fields).map((kind) => `field:${kind}`)]
    expect(types.filter((type) => (EXAMPLES[type] ?? []).length === 0)).toEqual([])
  })

  it.each(Object.entries(EXAMPLES))('gives examples of %s that pass the checker', (_, examples) => {
    for (const example of examples) expect(checkDocument(documentOf(example)).problems).toEqual([])
  })
})

describe('the build', () => {
  it('ARCH-05 refuses a built-in layout that does not fit its schema', async () => {
    const good = builtIn.find(([file]) => file === 'empty.json')![1]
    expect(await buildWith(good)).toMatch(/emptyState/)
    const wrong = good.replace('"emptyState"', '"emptyStage"')
    await expect(buildWith(wrong)).rejects.toThrow(/is no good layout.*E01.*\/body\/0\/type/)
    await expect(buildWith('{ "layout": 1')).rejects.toThrow(/is no good layout.*E00/)
  }, 30_000)
})

/** Builds `virtual:built-in/…` from a text, with the plugin of the site. */
async function buildWith(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paywidget-layout-'))
  const name = '../../../../../../../../../../../..'.concat(folder, '/planted')
  try {
    await writeFile(join(folder, 'planted.json'), source)
    const entry: Plugin = {
      name: 'entry',
      resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
      load: (id) => (id === '\0entry' ? `export { default } from 'virtual:built-in/${name}'` : undefined),
    }
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, builtInLayouts()],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    })
    return JSON.stringify(output)
  } finally {
    await rm(folder, { recursive: true })
  }
}
