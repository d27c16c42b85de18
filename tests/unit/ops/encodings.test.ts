import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { decodeUtf8 } from '../../../src/ops/json/decodeUtf8.ts'
import { EncodingError } from '../../../src/ops/json/EncodingError.ts'
import { openFolder } from '../../../src/studio/folder/openFolder.ts'
import { copyMethod, newFolder, read, run } from './publish/stand.ts'

const DOCUMENT = 'layouts/deposit.redirect.json'

/** The bytes of a text as programs save it. */
const ENCODINGS = {
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'UTF-16': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without a mark': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
}

/** A method whose document has a letter with an accent, and a file of it in another encoding. */
function stand(name = DOCUMENT, encode: (text: string) => Uint8Array = ENCODINGS['Windows-1252']) {
  const folder = newFolder()
  const oxxo = copyMethod(folder, 'oxxo')
  const document = join(oxxo, DOCUMENT)
  writeFileSync(document, read(document).replace('1. Get the slip', '1. Gét the slip'))
  const path = join(oxxo, name)
  // Only ASCII and Latin letters, which every one of the encodings has.
  const text = read(path).replaceAll(/[\u0100-\uffff]/g, '-')
  const bytes = encode(name === DOCUMENT ? text : text.replace('{', '{ "é": 1,'))
  writeFileSync(path, bytes)
  return { folder, live: join(folder, 'live'), oxxo, path, bytes, go: (...args: string[]) => run(folder, ...args) }
}

describe('a document in another encoding than UTF-8', () => {
  it.each<[keyof typeof ENCODINGS, RegExp]>([
    [
      'Windows-1252',
      /:(\d+):1 {2}E00 {2}file: The file is not UTF-8: a letter in line \1 can't be read\..*choose "Save as"/,
    ],
    ['UTF-16', /:1:1 {2}E00 {2}file: The file is UTF-16, .*Save it as UTF-8\./],
    ['UTF-16 without a mark', /:1:1 {2}E00 {2}file: The file is UTF-16/],
    ['UTF-8 with a mark', /:1:1 {2}E00 {2}file: The file begins with a byte-order mark\. Save it as UTF-8 without one/],
  ])('%s is an error of check, and pack publishes nothing', async (name, message) => {
    const { go, live, oxxo } = stand(DOCUMENT, ENCODINGS[name])
    expect(await go('check', oxxo)).toEqual({ code: 1, output: expect.stringMatching(message) })
    expect(await go('pack', oxxo, '--out', live)).toEqual({ code: 1, output: expect.stringMatching(message) })
    expect(existsSync(live)).toBe(false)
  })

  it.each(Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[])('%s is left as it is by migrate', async (name) => {
    const { bytes, go, oxxo, path } = stand(DOCUMENT, ENCODINGS[name])
    const { code, output } = await go('migrate', oxxo)
    expect(output).toContain(`${DOCUMENT}: it can't be read: The file `)
    expect(code).toBe(1)
    expect(readFileSync(path)).toEqual(Buffer.from(bytes))
  })

  it('is not taken for a document that is gone by diff', async () => {
    const { go, live, oxxo, path } = stand(DOCUMENT, (text) => Buffer.from(text))
    await go('pack', oxxo, '--out', live)
    writeFileSync(path, ENCODINGS['Windows-1252'](read(path)))
    const { code, output } = await go('diff', oxxo, '--live', live)
    expect(output).toBe(
      `oxxo/${DOCUMENT} can't be read, so it can't be compared. See: paywidget-layouts check oxxo/${DOCUMENT}`,
    )
    expect(code).toBe(1)
  })

  it('is not opened by the studio', async () => {
    const { bytes } = stand()
    const chosen = (path: string, content: Uint8Array<ArrayBuffer>) =>
      Object.defineProperty(new File([content], path), 'webkitRelativePath', { value: `oxxo/${path}` })
    const files = [chosen('method.json', Buffer.from('{}')), chosen(DOCUMENT, new Uint8Array(bytes))]
    await expect(openFolder(files)).rejects.toThrow(`“${DOCUMENT}” can’t be opened. The file is not UTF-8: a letter in`)
    const [method, document] = [Buffer.from('{}'), Buffer.from('\uFEFF{}')]
    const opened = await openFolder([chosen('method.json', method), chosen(DOCUMENT, document)])
    expect(opened.files[DOCUMENT], 'a byte-order mark is no part of the text').toBe('{}')
  })

  it('is left out by the demo, which reports it', () => {
    const { oxxo } = stand()
    expect(Object.keys(readMethodFolders([oxxo])[0]?.files ?? {})).not.toContain(DOCUMENT)
  })
})

describe('another file of a method in another encoding than UTF-8', () => {
  it('is an error in a method.json', async () => {
    const { go, live, oxxo } = stand('method.json')
    expect((await go('check', oxxo)).output).toMatch(/method\.json:1:1 {2}E00 {2}file: The file is not UTF-8/)
    expect((await go('pack', oxxo, '--out', live)).code).toBe(1)
    expect((await go('diff', join(oxxo, DOCUMENT), '--live', oxxo)).output).toContain('deposit.redirect of oxxo: new')
  })

  it.each(['cashier.json', 'story.json'])('is a warning in a %s, which is never published', async (name) => {
    const { go, live, oxxo } = stand(name)
    const { code, output } = await go('pack', oxxo, '--out', live)
    expect(output).toMatch(new RegExp(`${name}:1:1 {2}W17 {2}file: The file is not UTF-8`))
    expect(code).toBe(0)
  })
})

it.each<[string, number[], number]>([
  ['in the first line', [0x61, 0x20, 0xe9, 0x20, 0x0a, 0x62], 1],
  ['in the last line', [0x61, 0x0a, 0x62, 0x0d, 0x0a, 0x63, 0xe9], 3],
  ['a letter that ends too early', [0x61, 0x61, 0x0a, 0xc3, 0x0a, 0x63], 2],
])('the error names the line of the first letter that is lost: %s', (_, bytes, line) => {
  expect(() => decodeUtf8(Uint8Array.from(bytes))).toThrow(
    expect.toSatisfy((error) => error instanceof EncodingError && error.line === line),
  )
})
