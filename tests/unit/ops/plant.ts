import { checkFile } from '../../../src/ops/checkFile.ts'
import type { Surroundings } from '../../../src/ops/checkLayout.ts'
import { regexProof } from '../../../src/ops/regexProof.ts'
import { textsOf } from '../../../src/ops/rules/texts/Texts.ts'

/** The English texts for the layouts of these tests, with nested and flat keys, as in translation files. */
export const TEXTS = textsOf({
  empty: { title: 'Nothing here', text: 'Come back later' },
  'pay.title': 'Pay {{amount}}',
  'pay.silent': ' ',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  'field.wrong': 'That is not right',
  'field.check.luhn': 'That is no card number',
  'field.check.equals': 'These are not alike',
})

const EMPTY_STATE = { type: 'emptyState', title: 'empty.title' }

/**
 * The findings printed for a layout, without the file name. The layouts of these tests use a screen without a form;
 * findings about the missing form are left out.
 */
export function linesOf(source: unknown, around: Surroundings = { texts: TEXTS, proof: regexProof }): string[] {
  return allLinesOf(source, around).filter(
    (line) => !/W09 .* is not shown here|E(05|20) .*The screen "empty" has no/.test(line),
  )
}

export function allLinesOf(source: unknown, around: Surroundings = { texts: TEXTS, proof: regexProof }): string[] {
  const text = typeof source === 'string' ? source : JSON.stringify(source, null, 2)
  return checkFile(text, around).findings.map(({ place, code, where, message }) => {
    return `${place.line}:${place.column}  ${code}  ${where}: ${message}`
  })
}

/** A valid layout for the screen "empty" that contains these nodes, each on its own line. */
export function documentWith(...nodes: readonly unknown[]): string {
  const body = [EMPTY_STATE, ...nodes].map((node) => JSON.stringify(node)).join(',\n')
  return `{"layout": 1, "id": "planted", "screen": "empty", "body": [\n${body}\n]}`
}
