import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableRows } from './namedTests.ts'

/** Names that look like keys but name no data: events of a window, elements and style sheets. */
const NO_DATA = ['paywidget:failed', 'paywidget:message', 'paywidget:documents-edited', 'paywidget:save-picture']

/** The one file that may touch the storage of the browser for all others, and files that have their own reason. */
const TOUCHES_STORAGE = [
  'src/embed/createResume.ts',
  'src/entries/reloadAfterDeploy.ts',
  'src/platform/storage/documentLock.ts',
  'src/platform/storage/sharedMemory.ts',
  'src/platform/storage/storage.ts',
  'src/platform/windows/helperWindow.ts',
  'src/platform/windows/paymentReturn.ts',
  'src/entries/helper.ts',
]

const sources = ['src', 'renderers', 'schemas']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/(studio|ops|docs)\//.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }))

const rows = tableRows('src/docs/audit/data.md', /^`/)
  .filter((cells) => cells.length === 6)
  .map(([keys = '', , content = '', purpose = '', until = '', writtenBy = '']) => ({
    keys: codesIn(keys),
    texts: [content, purpose, until],
    files: codesIn(writtenBy),
  }))
const declared = rows.flatMap(({ keys }) => keys)

/** The part of a key that never changes. */
const fixed = (key: string): string => key.replace(/<.*$/, '').replace(/[.:-]$/, '')

function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
}

describe('the data map', () => {
  it('has content, purpose and end of each key, and the file that writes it', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const { keys, texts, files } of rows) {
      expect(
        texts.every((text) => text !== ''),
        keys.join(),
      ).toBe(true)
      const written = sources.filter(({ file }) => files.includes(file))
      expect(written.map(({ file }) => file).toSorted(), keys.join()).toEqual([...files].toSorted())
    }
  })

  it('has a row for every key in the code', () => {
    const found = sources.flatMap(({ file, code }) =>
      [...code.matchAll(/['"`](paywidget[.:][\w.:-]*|paywidget-(?:return|helper))/g)].map(([, key = '']) => ({
        file,
        key,
      })),
    )
    expect(found.length).toBeGreaterThan(8)
    const isDeclared = (key: string) => declared.some((one) => fixed(one) === key.replace(/[.:]$/, ''))
    expect(found.filter(({ key }) => !NO_DATA.includes(key) && !isDeclared(key))).toEqual([])
  })

  it('has no key that the code does not have', () => {
    const code = sources.map((source) => source.code).join('\n')
    const lost = declared.filter((key) => !new RegExp(`['"\`]${fixed(key).replaceAll('.', '\\.')}\\b`).test(code))
    expect(lost).toEqual([])
  })

  it('has the keys without a prefix, of the specification', () => {
    const settings = sources.find(({ file }) => file === 'src/host/loaded/storageSettings.ts')?.code ?? ''
    const keys = /KEYS = \{([^}]*)\}/.exec(settings)?.[1] ?? ''
    const named = [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)
    expect(named.length).toBe(3)
    expect(declared).toEqual(expect.arrayContaining(named))
  })

  it('names every file that writes to a store', () => {
    const writers = sources.filter(({ file, code }) => {
      const hasStore = /\b(KeyValueStore|SharedStore|safeStorage|sharedStorage)\b/.test(code)
      return hasStore && !file.startsWith('src/platform/') && /\b(storage|store|shared|inner)\.set\(/.test(code)
    })
    // Adds the prefix of package mode to the keys of others.
    const files = writers.map(({ file }) => file).filter((file) => file !== 'src/entries/package.ts')
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !rows.some((row) => row.files.includes(file)))).toEqual([])
  })

  it('is complete: no other file touches storage, and nothing uses cookies, databases or caches', () => {
    const storage = /\b(sessionStorage|localStorage|BroadcastChannel)\b/
    const touching = sources.filter(({ code }) => storage.test(code)).map(({ file }) => file)
    expect(touching.filter((file) => !TOUCHES_STORAGE.includes(file))).toEqual([])
    const others = /document\.cookie|cookieStore|\bindexedDB\b|\bcaches\.|serviceWorker/
    expect(sources.filter(({ code }) => others.test(code)).map(({ file }) => file)).toEqual([])
  })
})
