import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyMethod, newFolder, run, write } from './publish/stand.ts'

/** What `check` says of a folder of methods after a change of one of them. */
async function checked(change: (methods: string) => void) {
  const folder = newFolder()
  const methods = join(folder, 'methods')
  copyMethod(methods, 'oxxo')
  change(methods)
  const { output } = await run(folder, 'check', methods)
  return output.split('\n').filter((line) => / {2}[EW]\d\d {2}/.test(line))
}

const NAMES = ['NAME - Copy', 'NAME (1)', 'NAME copy', 'NAME copy 2', 'Kopie von NAME', 'NAME - Kopie', 'NAME - копия']
const named = (original: string) => NAMES.map((name) => name.replace('NAME', original))
const at = (methods: string, name: string) => join(methods, 'oxxo/layouts', `${name}.json`)

describe('check says to delete a copy, and not to rename it to the name of the original', () => {
  it.each(named('deposit.redirect'))('of a document: %s', async (name) => {
    const lines = await checked((methods) => cpSync(at(methods, 'deposit.redirect'), at(methods, name)))
    expect(lines).toEqual([
      expect.stringContaining(
        `the file is named ${name}.json, but is for the screen "deposit.redirect", and looks like a copy of deposit.redirect.json: delete it, or`,
      ),
    ])
    expect(lines.join()).not.toContain('rename')
  })

  it.each(named('deposit.redirect'))('of a document that belongs to no method: %s', async (name) => {
    const lines = await checked((methods) => {
      cpSync(at(methods, 'deposit.redirect'), join(methods, 'all/layouts', `${name}.json`))
    })
    expect(lines.join()).toContain('looks like a copy of deposit.redirect.json: delete it')
    expect(lines.join()).not.toContain('rename it to deposit')
  })

  it.each(named('oxxo'))('of a folder: %s', async (name) => {
    const lines = await checked((methods) => cpSync(join(methods, 'oxxo'), join(methods, name), { recursive: true }))
    expect(lines).toContainEqual(
      expect.stringContaining(
        `its folder "${name}" looks like a copy of that method: delete the folder, or give the method and the folder another name`,
      ),
    )
  })

  it.each(named('notes'))('of a part: %s', async (name) => {
    const part = {
      part: 'notes',
      description: 'Notes',
      screens: ['empty'],
      body: [{ type: 'emptyState', title: 'empty.title' }],
    }
    const lines = await checked((methods) => write(methods, { [`all/layouts/parts/${name}.json`]: part }))
    expect(lines.join()).toContain(`its file "${name}.json" looks like a copy of notes.json: delete it, or give`)
  })
})

describe('check says to rename a document', () => {
  it.each(['deposit.redirect (1)', 'card'])('that has no original: %s', async (name) => {
    const lines = await checked((methods) => renameSync(at(methods, 'deposit.redirect'), at(methods, name)))
    expect(lines.join()).toContain('rename it to deposit.redirect.json')
  })

  it('but not to the name of another one: it may be the copy for another screen', async () => {
    const lines = await checked((methods) => cpSync(at(methods, 'deposit.redirect'), at(methods, 'complete')))
    expect(lines.join()).toContain(
      'is for the screen "deposit.redirect", which deposit.redirect.json is for: write "complete", or delete the file',
    )
  })
})

it('check says to delete one of two documents of a name, and not to put one in the place of the other', async () => {
  const lines = await checked((methods) => {
    for (const copy of ['oxxo/deposit.redirect.json', 'oxxo/layouts/mx/deposit.redirect.json'])
      cpSync(at(methods, 'deposit.redirect'), join(methods, copy))
  })
  expect(lines).toEqual([
    expect.stringContaining(
      '"deposit.redirect.json" is not read here, and the folder "layouts" has a file of the same',
    ),
    expect.stringContaining(
      'the folder "layouts/mx" are not read, and the folder "layouts" has "deposit.redirect.json"',
    ),
  ])
})
