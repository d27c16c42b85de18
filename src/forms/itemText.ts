import { inLanguage } from '../../schemas/words.ts'
import type { CheckedText } from '../language/CheckedLayout.ts'
import type { Expression } from '../language/expression/Expression.ts'
import { withArguments } from '../language/withArguments.ts'
import type { FormNeed } from './FormNeed.ts'

type Arguments = readonly (readonly [string, Expression])[]

/** The text of an item in the player's language, for texts and values outside the list that draws it. */
export function itemText(text: CheckedText, { texts, expressions }: Pick<FormNeed, 'texts' | 'expressions'>): string {
  const valuesOf = (args: Arguments = []) =>
    Object.fromEntries(args.map(([name, expression]) => [name, String(expressions.value(expression) ?? '')]))
  switch (text.kind) {
    case 'inline':
      return withArguments(inLanguage(text.text, texts.asked), valuesOf(text.args))
    case 'server':
      return texts.words(text.words)
    case 'key':
      return texts.t(text.key, valuesOf(text.args))
    case 'data':
      return String(expressions.value(text.path) ?? '')
    case 'keyFrom':
      return texts.words(String(expressions.value(text.path) ?? ''))
  }
}
