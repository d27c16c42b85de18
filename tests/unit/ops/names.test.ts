import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { openFolder } from '../../../src/studio/folder/openFolder.ts'
import { copyMethod, edit, json, newFolder, run, write } from './publish/stand.ts'

const TYPED = 'crédito'.normalize('NFC')
/** As a file system or an archive of macOS stores it. */
const STORED = TYPED.normalize('NFD')

function stand() {
  const folder = newFolder()
  const method = join(folder, STORED)
  renameSync(copyMethod(folder, 'oxxo'), method)
  edit(join(method, 'method.json'), '"oxxo"', `"${TYPED}"`)
  return { folder, live: join(folder, 'live'), method, go: (...args: string[]) => run(folder, ...args) }
}

it('check takes the name of a folder from macOS for that of its method', async () => {
  const { folder, go, method } = stand()
  expect((await go('check', method)).output).toContain('0 errors, 0 warnings')
  edit(join(method, 'method.json'), TYPED, 'credito')
  expect((await go('check', method)).output).toContain(`but its folder "${STORED}": give both the same name`)
  const part = { part: TYPED, description: 'Notes', screens: ['empty'], body: [{ type: 'note', text: 'empty.text' }] }
  write(folder, { [`all/layouts/parts/${STORED}.json`]: part })
  expect((await go('check', join(folder, 'all'))).output).not.toContain('the part is named')
})

it('a method without a name of its own gets that of its folder as it is typed', async () => {
  const { go, live, method } = stand()
  await go('pack', method, '--out', live)
  expect(json(live, 'index.json').layouts).toEqual([expect.objectContaining({ method: TYPED })])
  edit(join(method, 'method.json'), `"name": "${TYPED}"`, '"alias": ""')
  expect((await go('diff', method, '--live', live)).output).toBe('What is live is the same.')
})

it('the demo and the studio name a folder from macOS as it is typed', async () => {
  const { method } = stand()
  expect(readMethodFolders([method]).map(({ name }) => name)).toEqual([TYPED])
  const file = Object.defineProperty(new File(['{}'], 'method.json'), 'webkitRelativePath', {
    value: `${STORED}/method.json`,
  })
  expect((await openFolder([file])).name).toBe(TYPED)
})
