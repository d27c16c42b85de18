import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { checkPaths } from '../../../src/ops/check.ts'
import { checkFolder } from '../../../src/ops/checkFolder.ts'
import { assetsBeside } from '../../../src/ops/readFolder.ts'
import { regexProof } from '../../../src/ops/regexProof.ts'
import { textsOf } from '../../../src/ops/rules/texts/Texts.ts'

const texts = textsOf(en)
const FOLDERS = readMethodFolders(['fixtures/methods'])

/** The folder with a mistake in each of its layouts, so that there is something to report. */
const spoilt = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      text.replace('"type": "submit"', '"type": "submitt"').replace('"name"', '"nane"'),
    ]),
  )

describe('checkFolder, which the studio runs in a browser', () => {
  it.each(FOLDERS.slice(0, 20))('finds in $name what the command finds on disk', ({ files, name, path }) => {
    const bad = spoilt(files)
    const read = (file: string) => bad[file.slice(path.length + 1)] ?? ''
    const onDisk = checkPaths([path], { texts, read })
    const inBrowser = checkFolder(name, bad, { texts, proof: regexProof, hasAsset: assetsBeside(path) })
    const told = (one: { file: { path: string }; report: { findings: readonly object[] } }) =>
      one.report.findings.map((finding) => JSON.stringify(finding).replaceAll(`${path}/`, ''))
    expect(inBrowser.flatMap(told)).toEqual(onDisk.flatMap(told))
    expect(inBrowser.flatMap(told).length).toBeGreaterThan(0)
  })

  it('leaves out files that are none of a method folder, and cashier.json without a method, as the command does', () => {
    const named = checkFolder(
      'one',
      { 'notes.txt': 'x', 'cashier.json': '{', 'layouts/x.json': '{' },
      { texts, proof: undefined },
    )
    expect(named.map(({ file }) => file.path)).toEqual(['layouts/x.json'])
  })
})
