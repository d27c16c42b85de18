import { reaction } from 'mobx'
import { expect, it } from 'vitest'
import { followFile } from '../../../src/studio/editor/followFile.ts'
import { StudioStore } from '../../../src/studio/StudioStore.ts'

const LAYOUT = 'layouts/deposit.redirect.json'
const folder = (name: string) => ({
  name,
  path: name,
  files: { 'method.json': `{ "name": "${name}" }`, [LAYOUT]: `{ "title": "${name}" }` },
})

/** What the editor is asked to do. The reaction is that of the check of the open folder, which starts with the page. */
function follow() {
  const store = new StudioStore([folder('a'), folder('b')], 'a')
  const stopCheck = reaction(
    () => store.folder,
    () => undefined,
  )
  const calls: string[] = []
  const stop = followFile(store, {
    open: (file, text) => calls.push(`open ${file.folder}/${file.path} ${text}`),
    replace: (text) => calls.push(`replace ${text}`),
  })
  return {
    store,
    calls,
    stop() {
      stop()
      stopCheck()
    },
  }
}

it('opens the file of another method, and never puts its text into the file before as an edit', () => {
  const { store, calls, stop } = follow()
  store.open('b')
  store.open('a')
  store.openFile('method.json')
  stop()
  expect(calls).toEqual([
    `open a/${LAYOUT} { "title": "a" }`,
    `open b/${LAYOUT} { "title": "b" }`,
    `open a/${LAYOUT} { "title": "a" }`,
    'open a/method.json { "name": "a" }',
  ])
})

it('takes an edit of the form, and the texts of a folder that is opened again, as edits of the same file', () => {
  const { store, calls, stop } = follow()
  store.write(LAYOUT, '{}')
  store.write('method.json', '{}')
  store.add(folder('a'))
  stop()
  expect(calls.slice(1)).toEqual(['replace {}', 'replace { "title": "a" }'])
})
