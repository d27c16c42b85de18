import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkPaths } from '../../../src/ops/check.ts'
import { findFiles } from '../../../src/ops/findFiles.ts'
import { readLocalDocuments } from '../../../src/ops/publish/readLocalDocuments.ts'
import { copyMethod, newFolder, read, write } from './publish/stand.ts'

/** Runs in a folder, as a command that is given there. */
function inFolder<T>(folder: string, use: () => T): T {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return use()
  } finally {
    process.chdir(before)
  }
}

/** A method's folder whose document is of another screen than its file says. */
function wrongMethod(): string {
  const method = copyMethod(newFolder(), 'oxxo')
  const text = read(method, 'layouts/deposit.redirect.json')
  write(method, {
    'layouts/deposit.redirect.json': text.replace('"screen": "deposit.redirect"', '"screen": "deposit.cash"'),
  })
  return method
}

const codesOf = (path: string) =>
  checkPaths([path], { texts: undefined }).flatMap(({ report }) => report.findings.map(({ code }) => code))

it('V3 check finds the same in a document whichever folder it is called in', () => {
  const method = wrongMethod()
  const expected = inFolder(method, () => codesOf('layouts/deposit.redirect.json'))
  expect(expected).toContain('E01')
  expect(inFolder(join(method, 'layouts'), () => codesOf('deposit.redirect.json'))).toEqual(expected)
  expect(inFolder(join(method, 'layouts'), () => codesOf('.'))).toEqual(expected)
})

it('V3 the folder of a command may be "layouts" or "parts"', () => {
  const method = copyMethod(newFolder(), 'oxxo')
  write(method, { 'layouts/parts/own.json': '{}' })
  const layouts = join(method, 'layouts')
  expect(inFolder(layouts, () => findFiles('.'))).toEqual([
    { path: 'deposit.redirect.json', kind: 'layout', screen: 'deposit.redirect', method: '../method.json' },
    { path: 'parts/own.json', kind: 'part', screen: undefined, method: undefined },
  ])
  expect(inFolder(join(layouts, 'parts'), () => findFiles('own.json'))).toMatchObject([{ kind: 'part' }])
})

it('V3 a document belongs to the method of the folder in which a command is called', () => {
  const method = copyMethod(newFolder(), 'oxxo')
  write(method, { 'method.json': read(method, 'method.json').replace(/"name": "oxxo",/, '') })
  const [document] = inFolder(join(method, 'layouts'), () => readLocalDocuments(['.'])).documents
  expect(document?.place).toEqual({ method: 'oxxo', screen: 'deposit.redirect' })
})
