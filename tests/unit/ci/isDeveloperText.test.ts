import { expect, it } from 'vitest'
import { isDeveloperText } from '../../../.ci/mutation/isDeveloperText.mjs'

/** A text that is an argument of a call of `callee`, as Babel's traversal gives it. */
const argumentOf = (callee: string, text: string) => ({
  isStringLiteral: () => true,
  isTemplateLiteral: () => false,
  node: { value: text },
  findParent: () => ({ node: { callee: { type: 'Identifier', name: callee } } }),
})

it.each([
  ['report', 'The answer has no id', true],
  ['LayoutError', 'There is no block of this name', true],
  ['report', 'api.misfit', false],
  ['TransportFailure', 'transport.timeout', false],
  ['show', 'The answer has no id', false],
])('%s("%s") is a message for developers: %s', (callee, text, isMessage) => {
  expect(isDeveloperText(argumentOf(callee, text)) !== undefined).toBe(isMessage)
})
