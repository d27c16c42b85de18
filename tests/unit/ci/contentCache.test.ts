import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { contentCache } from '../../../.ci/vite/contentCache.ts'

const root = mkdtempSync(join(tmpdir(), 'content-cache-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const LONG_AGO = new Date(0)

/** Each call makes new code of the file, so that equal code comes from the cache. */
function setUp(name: string) {
  const file = join(root, `${name}.txt`)
  let count = 0
  const make = async () => {
    count += 1
    return { code: `${name} ${count}`, files: [file, 'virtual:no-file'] }
  }
  return {
    file,
    get: (inputs?: string) =>
      contentCache(root)
        .get(name, make, inputs)
        .then(({ code }) => code),
  }
}

function save(file: string, text: string): void {
  writeFileSync(file, text)
  utimesSync(file, LONG_AGO, LONG_AGO)
}

it('gives the same code as long as no file and no input changes', async () => {
  const { file, get } = setUp('same')
  save(file, 'one')
  expect([await get(), await get()]).toEqual(['same 1', 'same 1'])
  save(file, 'two')
  expect([await get(), await get()]).toEqual(['same 2', 'same 2'])
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['same 3', 'same 3', 'same 4'])
  rmSync(file)
  expect(await get('b')).toBe('same 5')
})

it('keeps no code of a file that was saved while the code was made', async () => {
  const { file, get } = setUp('saved')
  writeFileSync(file, 'one')
  const future = new Date(Date.now() + 60_000)
  utimesSync(file, future, future)
  expect([await get(), await get()]).toEqual(['saved 1', 'saved 2'])
})
