import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { checkFolder } from '../../../src/ops/checkFolder.ts'
import { isFolderFile } from '../../../src/studio/folder/paths.ts'
import { contentOf, copyMethod, newFolder, read, run, write } from './publish/stand.ts'

/** What macOS writes beside a file, for what its own file system keeps in the file. */
const FORK = '\u0000\u0005\u0016\u0007Mac OS X'

const ARCHIVES: readonly (readonly [name: string, files: readonly string[]])[] = [
  [
    'an archive of macOS',
    ['__MACOSX/._oxxo', '__MACOSX/oxxo/._method.json', '__MACOSX/oxxo/layouts/._deposit.redirect.json'],
  ],
  [
    'a folder that macOS copied to another file system',
    [
      '._oxxo',
      'oxxo/._layouts',
      'oxxo/._method.json',
      'oxxo/layouts/._deposit.redirect.json',
      'oxxo/layouts/.DS_Store',
    ],
  ],
  [
    'Office, which locks an open file',
    ['~$oxxo/layouts/x.json', 'oxxo/~$method.json', 'oxxo/layouts/~$posit.redirect.json', 'oxxo/layouts/~$a.json.docx'],
  ],
  ['the history of an editor', ['.history/oxxo/layouts/deposit.redirect_20261101.json', '.git/layouts/x.json']],
]

describe.each(ARCHIVES)('V3 the hidden files of %s', (_, files) => {
  /** A method's folder in a folder with such files. */
  function stand() {
    const folder = newFolder()
    const ms = join(folder, 'ms')
    copyMethod(ms, 'oxxo')
    write(ms, Object.fromEntries(files.map((file) => [file, FORK])))
    return { folder, ms }
  }

  it('are skipped by check', async () => {
    const { folder, ms } = stand()
    expect(await run(folder, 'check', ms)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^.*oxxo.*\n0 errors, 0 warnings in 4 files\.$/),
    })
  })

  it('are skipped by pack', async () => {
    const { folder, ms } = stand()
    const live = join(folder, 'live')
    expect((await run(folder, 'pack', ms, '--out', live)).output).toContain('new       deposit.redirect of oxxo')
    expect(Object.values(contentOf(live)).join()).not.toContain('Mac OS X')
  })

  it('are skipped by the demo and its studio', () => {
    const { ms } = stand()
    const found = readMethodFolders([ms])
    expect(found.map(({ name }) => name)).toEqual(['oxxo'])
    expect(Object.keys(found[0]?.files ?? {}).filter((name) => /(?:^|\/)(?:\.|~\$)/.test(name))).toEqual([])
  })
})

it('V3 the demo and its studio have the documents with the line ends of Unix, as pack publishes them', () => {
  const folder = copyMethod(newFolder(), 'oxxo')
  const text = read(folder, 'method.json')
  write(folder, { 'method.json': text.replaceAll('\n', '\r\n') })
  expect(readMethodFolders([folder])[0]?.files['method.json']).toBe(text)
})

it('V3 checkFolder skips hidden files', () => {
  const folder = copyMethod(newFolder(), 'oxxo')
  const hidden = { 'layouts/._deposit.redirect.json': FORK, 'layouts/~$posit.redirect.json': FORK }
  const files = { 'method.json': read(folder, 'method.json'), ...hidden }
  const checked = checkFolder('oxxo', files, { texts: undefined, proof: undefined })
  expect(checked.map(({ file }) => file.path)).toEqual(['method.json'])
})

it('V3 check, pack, the demo and the studio skip the JSON Schema that a document names for an editor', async () => {
  const folder = newFolder()
  const oxxo = copyMethod(folder, 'oxxo')
  const document = 'layouts/deposit.redirect.json'
  const { output: schema } = await run(folder, 'schema')
  write(oxxo, {
    'layouts/layout.schema.json': schema,
    [document]: read(oxxo, document).replace('{', '{ "$schema": "./layout.schema.json",'),
  })
  expect(await run(folder, 'check', oxxo)).toMatchObject({ code: 0, output: expect.stringContaining('0 warnings') })
  expect(await run(folder, 'pack', oxxo, '--out', join(folder, 'live'))).toMatchObject({ code: 0 })
  expect(Object.keys(readMethodFolders([oxxo])[0]?.files ?? {})).not.toContain('layouts/layout.schema.json')
  expect([document, 'layouts/layout.schema.json'].filter(isFolderFile)).toEqual([document])
})

it('V3 pack prints the findings of documents without a method before it refuses them', async () => {
  const folder = newFolder()
  const oxxo = copyMethod(folder, 'oxxo')
  rmSync(join(oxxo, 'method.json'))
  const { output } = await run(folder, 'pack', oxxo, '--out', join(folder, 'live'))
  expect(output).toMatch(
    /W18 .*there is no "method\.json" beside the folder "layouts"[\s\S]*belongs to no method\.json/,
  )
})
