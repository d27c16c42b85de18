import { describe, expect, it } from 'vitest'
import { StudioStore } from '../../../src/studio/StudioStore.ts'

const LAYOUT = 'layouts/deposit.redirect.json'
const folder = (name: string, method = '{}') => ({ name, path: name, files: { 'method.json': method, [LAYOUT]: '{}' } })
const newStore = () => new StudioStore([folder('a'), folder('b')], 'a')

describe('the edits that would be lost', () => {
  it('are none at the start, and none after an edit was undone', () => {
    const store = newStore()
    expect(store.hasUnsaved).toBe(false)
    store.write('method.json', '{ }')
    expect(store.hasUnsaved).toBe(true)
    store.write('method.json', '{}')
    expect(store.hasUnsaved).toBe(false)
  })

  it('are those since the last download, also if another folder is open', () => {
    const store = newStore()
    store.write('method.json', '{ }')
    store.open('b')
    expect(store.hasUnsaved).toBe(true)
    store.open('a')
    store.setSaved('a', store.folder.files)
    expect(store.hasUnsaved).toBe(false)
    store.write('method.json', '{  }')
    expect(store.unsavedFiles('a')).toEqual(['method.json'])
  })

  it('are those of files that are not published', () => {
    const store = newStore()
    store.writeFiles({ 'method.json': '{ }', [LAYOUT]: '{ }' })
    store.setSaved('a', { [LAYOUT]: '{ }' })
    expect(store.unsavedFiles('a')).toEqual(['method.json'])
  })

  it('are known before a folder of the same name replaces them', () => {
    const store = newStore()
    store.write('method.json', '{ "name": "a" }')
    expect(store.lostBy(folder('b'))).toEqual([])
    expect(store.lostBy(folder('a', '{ "name": "a" }')), 'the edits are in the opened folder').toEqual([])
    expect(store.lostBy(folder('a'))).toEqual(['method.json'])
    store.add(folder('a'))
    expect(store.hasUnsaved).toBe(false)
  })
})
