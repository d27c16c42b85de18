import { readable } from '../../../schemas/words.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { DestinationLine } from '../../model/withdrawal.ts'

/** Where a withdrawal goes, as the player has typed it: a line for each field that goes out, but for what is private. */
export function destinationOf(
  fields: readonly MethodField[],
  form: FormStore,
  texts: Pick<Texts, 'words'>,
): readonly DestinationLine[] {
  const sent = form.values()
  return fields.flatMap(({ name, label, items }) => {
    const [value, spec] = [sent[name], form.field(name)?.spec]
    if (!value || spec === undefined || spec.isPrivate || spec.isHidden) return []
    const chosen = items.find((item) => item.value === value)
    return [{ label: texts.words(label || readable(name)), value: chosen ? texts.words(chosen.text) : value }]
  })
}
