import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mergeConflict } from '../../../src/ops/json/mergeConflict.ts'
import { parseCsv } from '../../../src/studio/texts/csv.ts'
import { copyMethod, newFolder, read, run, write } from './publish/stand.ts'

const DOCUMENT = 'layouts/deposit.redirect.json'
const SAYS = /merge conflict of git, in line (\d+): .* remove the others and the lines that begin with <<<<<<</

/** A text whose second line git could not merge. */
function conflictIn(text: string, lineEnd = '\n'): string {
  const [first = '', second = '', ...rest] = text.split('\n')
  return [first, '<<<<<<< HEAD', second, '=======', second, '>>>>>>> other', ...rest].join(lineEnd)
}

function stand() {
  const folder = newFolder()
  const oxxo = copyMethod(folder, 'oxxo')
  return { live: join(folder, 'live'), oxxo, go: (...args: string[]) => run(folder, ...args) }
}

describe('a merge conflict of git is named as such, with its line,', () => {
  it.each(['\n', '\r\n'])('by check, with the line end %j', async (lineEnd) => {
    for (const name of [DOCUMENT, 'method.json', 'cashier.json']) {
      const { go, oxxo } = stand()
      write(oxxo, { [name]: conflictIn(read(oxxo, name), lineEnd) })
      const { output } = await go('check', oxxo)
      expect(output).toMatch(new RegExp(`oxxo/${name}:2:1 {2}(?:E00|W17) {2}not JSON: The file holds a ${SAYS.source}`))
    }
  })

  it('by migrate', async () => {
    const { go, oxxo } = stand()
    write(oxxo, { [DOCUMENT]: conflictIn(read(oxxo, DOCUMENT)) })
    expect((await go('migrate', oxxo)).output).toMatch(SAYS)
  })

  it('in a published index, by check', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    write(live, { 'index.json': conflictIn(read(live, 'index.json')) })
    expect((await go('check', live)).output).toMatch(SAYS)
  })

  it('in a former index, which rollback names, and not the index that is live', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    await go('pack', oxxo, '--out', live, '--percent', '10')
    write(live, { 'history/1.json': conflictIn(read(live, 'history/1.json')) })
    const { code, output } = await go('rollback', live)
    expect(code).toBe(1)
    expect(output).toMatch(/history\/1\.json can't be used: publication 1 cannot come back\. The file holds a merge/)
    expect(output).toMatch(/To choose another one with --to: "paywidget-layouts status .*live" lists them\.$/)
    expect(output).not.toContain('index.json')
  })

  it('in the history, whose numbers would begin again if it were renamed', async () => {
    const { go, live, oxxo } = stand()
    await go('pack', oxxo, '--out', live)
    write(live, { 'history/log.json': conflictIn(read(live, 'history/log.json')) })
    const { output } = await go('status', live)
    expect(output).toMatch(/history\/log\.json can't be read\. The file holds a merge/)
    expect(output).not.toContain('Rename')
  })

  it('in a table of texts', () => {
    const table = conflictIn('file,place,english,en\r\nlayouts/a.json,/a,Hi,Hi\r\n')
    expect(() => parseCsv(table)).toThrow(SAYS)
  })

  it.each([
    ['<<<<<<< HEAD', 1],
    ['{\n||||||| base', 2],
    ['{\n}\n=======', 3],
    ['a\r\n>>>>>>> 1f3a other\r\n', 2],
  ])('also by one mark that was left over: %j', (text, line) => {
    expect(SAYS.exec(mergeConflict(text)?.message ?? '')?.[1]).toBe(String(line))
  })
})

it.each(['{ "a": "<<<<<<< HEAD" }', 'a,=======\n', '======== \n', ' >>>>>>> a', '<<<<<<<<<\n'])(
  '%j is no conflict',
  (text) => {
    expect(mergeConflict(text)).toBeUndefined()
  },
)
