import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../../src/ops/checkFolder.ts'
import { english } from '../../../src/ops/english.ts'
import { assetsIn } from '../../../src/studio/check/assetsIn.ts'
import { openFolder } from '../../../src/studio/folder/openFolder.ts'
import { FormStore } from '../../../src/studio/form/FormStore.ts'
import { StudioStore } from '../../../src/studio/StudioStore.ts'
import { nodeAt } from '../../../src/studio/source/jsonNodes.ts'

const LAYOUT = 'layouts/deposit.redirect.json'

/** A file as the dialog of a browser gives it, which Node can't. */
const chosen = (path: string, text: string): File =>
  Object.defineProperty(new File([text], path), 'webkitRelativePath', { value: `my_wallet/${path}` })

/** A layout of a hundred notes, one a line. */
const notes = Array.from({ length: 100 }, (_, at) => ({ type: 'note', text: { text: { en: `Note ${at}` } } }))
const layout = (lineEnd: string) =>
  `{ "layout": 1, "body": [${lineEnd}${notes.map((note) => JSON.stringify(note)).join(`,${lineEnd}`)}${lineEnd}] }`

describe('a folder that is opened', () => {
  it.each([
    ['Windows', '\r\n'],
    ['Unix', '\n'],
    ['old Macs', '\r'],
  ])(
    'with the line ends of %s selects the block at the caret of the editor, and the other way round',
    async (_, lineEnd) => {
      const folder = await openFolder([chosen('method.json', '{}'), chosen(LAYOUT, layout(lineEnd))])
      const studio = new StudioStore([folder], folder.name)
      const form = new FormStore(studio, 'form')
      // The document of the editor, which has line ends of its own.
      const { doc } = EditorState.create({ doc: layout(lineEnd) })
      const lastNote = doc.line(101)
      form.selectAt(lastNote.from)
      expect(form.pointer).toBe('/body/99')
      expect(nodeAt(studio.text, '/body/99')?.offset).toBe(lastNote.from)
    },
  )
})

it('leaves out the hidden files that macOS and Office write beside the documents', async () => {
  const hidden = [
    'layouts/._deposit.redirect.json',
    'layouts/parts/._a.json',
    '__MACOSX/layouts/a.json',
    '.DS_Store',
    'layouts/~$a.json',
  ]
  const files = [chosen('method.json', '{}'), chosen(LAYOUT, '{}'), ...hidden.map((path) => chosen(path, '\u0000'))]
  expect(Object.keys((await openFolder(files)).files)).toEqual([LAYOUT, 'method.json'])
})

describe('the pictures of a folder that is opened', () => {
  const method = JSON.stringify({
    name: 'my_wallet',
    iconIds: [{ iconId: 'mine' }, { iconId: 'airtm' }],
    visualInstruction: [{ text: { en: 'Open the app.' }, image: 'step.png' }],
  })
  const missingIn = async (...others: readonly File[]) => {
    const { assets, files, name } = await openFolder([chosen('method.json', method), ...others])
    const need = { texts: english(), proof: undefined, hasAsset: assetsIn(assets) }
    const found = checkFolder(name, files, need).flatMap(({ report }) => report.findings)
    return found.filter(({ code }) => code === 'W18').map(({ message }) => /"([^"]+)"/.exec(message)?.[1])
  }

  it('are missing if its folder of pictures does not have them', async () => {
    expect(await missingIn(chosen('icons/mine.svg', '<svg/>'))).toEqual(['airtm.svg'])
    expect(await missingIn(chosen('icons/Mine.svg', '<svg/>'), chosen('icons/airtm.svg', '<svg/>'))).toEqual([
      'mine.svg',
    ])
    expect(await missingIn(chosen('instructions/other.png', ''))).toEqual(['step.png'])
  })

  it('are not called missing if it has no folder of pictures: they may be in a folder above it', async () => {
    expect(await missingIn()).toEqual([])
    expect(await missingIn(chosen('notes/icons/x.svg', ''))).toEqual([])
  })
})
