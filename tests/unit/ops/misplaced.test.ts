import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { misplacedBeside } from '../../../src/ops/misplaced.ts'
import { copyMethod, newFolder, run, write } from './publish/stand.ts'

const DOCUMENT = 'layouts/deposit.redirect.json'

/** What `check` says of a method's folder after a change. */
async function checked(change: (method: string) => void): Promise<string> {
  const folder = newFolder()
  const method = copyMethod(folder, 'oxxo')
  change(method)
  return (await run(folder, 'check', method)).output
}

const moved = (to: string) => (method: string) => renameSync(join(method, DOCUMENT), join(method, to))

describe('V3 check reports unused files of a method:', () => {
  it.each<[string, (method: string) => void, RegExp]>([
    [
      'a file named "layouts"',
      (method) => {
        rmSync(join(method, 'layouts'), { recursive: true })
        write(method, { layouts: '{}' })
      },
      /"layouts" is a file and must be a folder.*deposit\.redirect\.json/,
    ],
    [
      'a folder "layout"',
      (method) => renameSync(join(method, 'layouts'), join(method, 'layout')),
      /"layout" is not read.*"layouts"/,
    ],
    [
      'a folder "Layouts"',
      (method) => renameSync(join(method, 'layouts'), join(method, 'Layouts')),
      /"Layouts" is not read/,
    ],
    [
      'a document beside method.json',
      (method) => {
        moved('deposit.redirect.json')(method)
        rmSync(join(method, 'layouts'), { recursive: true })
      },
      /"deposit\.redirect\.json" is not read here: put it into the folder "layouts"/,
    ],
    [
      'a document in a folder of its own',
      (method) => write(method, { 'layouts/mx/deposit.invoice.json': {} }),
      /folder "layouts\/mx" are not read/,
    ],
    [
      'a document beside method.json and beside a full folder "layouts"',
      (method) => write(method, { 'deposit.invoice.json': {} }),
      /"deposit\.invoice\.json" is not read here: put it into the folder "layouts"/,
    ],
    ['an ending that Windows hides', moved(`${DOCUMENT}.txt`), /rename it to "deposit\.redirect\.json"/],
    ['an ending in capitals', moved('layouts/deposit.redirect.JSON'), /rename it to "deposit\.redirect\.json"/],
    ['a copy that an editor left', moved(`${DOCUMENT}.bak`), /rename it to "deposit\.redirect\.json"/],
  ])('%s', async (_, change, says) => {
    const output = await checked(change)
    expect(output).toMatch(/oxxo\/method\.json:1:1 {2}W18 {2}file: /)
    expect(output).toMatch(says)
  })

  it.each<[string[], RegExp[]]>([
    [['Layouts', 'method.json'], [/the folder "Layouts" is not read: its name must be "layouts"/]],
    [
      ['LAYOUTS', 'deposit.invoice.json'],
      [/the folder "LAYOUTS"/, /"deposit\.invoice\.json" is not read here/],
    ],
    [['layouts', 'Layouts'], []],
  ])('by the exact names %j, also where the file system ignores their case', (names, says) => {
    const entries = names.map((name) => ({ name, isFolder: !name.endsWith('.json') }))
    expect(misplacedBeside(entries)).toEqual(says.map((one) => expect.stringMatching(one)))
  })

  it('and not of a link "layouts" to a folder', async () => {
    const output = await checked((method) => {
      renameSync(join(method, 'layouts'), join(method, '../shared'))
      symlinkSync('../shared', join(method, 'layouts'))
    })
    expect(output).not.toContain('W18')
  })

  it('and none of a folder that is as it should be', async () => {
    const output = await checked((method) =>
      write(method, { 'layouts/README.md': 'Notes', 'layouts/drafts/notes.txt': 'Later', 'notes.json': {} }),
    )
    expect(output).toContain('0 errors, 0 warnings')
  })
})
