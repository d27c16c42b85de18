import { expect, it } from 'vitest'
import { checkFile } from '../../../src/ops/checkFile.ts'

/** The only finding of a file, with its place. */
function found(source: string): string {
  const { findings } = checkFile(source)
  expect(findings).toHaveLength(1)
  return findings.map(({ place, code, message }) => `${place.line}:${place.column} ${code} ${message}`).join()
}

it.each<[string, string, string]>([
  ['a no-break space', '{\n\u00a0"layout": 1 }', '2:1 E00 An invisible character (U+00A0) stands here. Delete it'],
  ['a blank of Japanese', '{ "layout":\u30001 }', '1:12 E00 An invisible character (U+3000) stands here.'],
  ['a zero-width space', '{ "layout": 1,\u200b"id": "a" }', '1:15 E00 An invisible character (U+200B) stands here.'],
  ['TRUE of Excel', '{ "a": TRUE }', '1:8 E00 Write true, in small letters and without quotes.'],
  ['False of Python', '{ "a": False }', '1:8 E00 Write false, in small letters'],
  ['None of Python', '{ "a": None }', '1:8 E00 Write null, in small letters'],
  [
    'a decimal comma',
    '{ "a": 1,5 }',
    '1:10 E00 A comma ends the value. Write 1.5, or 15 if the comma separates thousands.',
  ],
  ['a comma of thousands', '{ "a": 1,000, "b": 2 }', '1:10 E00 A comma ends the value. Write 1.000, or 1000 if'],
  ['a number as a name', '{ "a": 1, 5: 2 }', '1:11 E00 A name in double quotes is expected here.'],
])('V3 check names the cause: %s', (_, source, says) => {
  expect(found(source)).toContain(says)
})
