import { nameWords } from '../../../schemas/nameWords.ts'
import { readable } from '../../../schemas/words.ts'
import { isLuhn } from '../../forms/checks/isLuhn.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { DestinationLine } from '../../model/withdrawal.ts'
import { isSecret } from '../../reference/isSecret.ts'

/**
 * The destination of a withdrawal as the player has typed it, one line per submitted field. Private fields are never
 * stored but are shown here, because the player has to check them (N18). Cards are shortened to their last four digits;
 * security codes and passwords are left out; hidden fields are left out unless made of typed values (composed of parts,
 * or a piece of a visible field) or chosen beside the form (a network).
 */
export function destinationOf(
  fields: readonly MethodField[],
  form: Pick<FormStore, 'values' | 'field'>,
  texts: Pick<Texts, 'words'>,
): readonly DestinationLine[] {
  return Object.entries(form.values()).flatMap(([name, value]) => {
    const spec = form.field(name)?.spec
    if (value === '' || spec === undefined || isSecret(nameWords(name))) return []
    const typed = (spec.from && form.field(spec.from.field)?.spec) ?? spec
    const source = fields.find((field) => field.name === name)
    // The page has its own choice of networks, so the form hides the field that the server shows.
    const isChosen = source?.type === 'networks' && !source.isHidden
    if (typed.isHidden && typed.parts.length === 0 && !isChosen) return []
    const { label, items } = source ?? { label: '', items: [] }
    const chosen = items.find((item) => item.value === value)
    const shown = chosen ? texts.words(chosen.text) : isCard(name, value) ? lastFour(value) : value
    return [{ label: texts.words(label || readable(name)), value: shown }]
  })
}

const CARDS: ReadonlySet<string> = new Set(['card', 'cardnumber', 'cardno', 'pan', 'cc', 'tarjeta', 'cartao', 'bitaqa'])

const ACCOUNTS: ReadonlySet<string> = new Set(['account', 'acc', 'clabe', 'cuenta', 'conta', 'rekening', 'phone'])

/**
 * Detects a card number: 12 to 19 digits in a field named like a card, or a valid card number in a field that is not
 * named like an account. One account number in ten passes the check of a card, and the player has to read it whole. 18
 * digits are a CLABE, never a card.
 */
function isCard(name: string, value: string): boolean {
  const digits = value.replace(/[\s-]/g, '')
  if (!/^[0-9]{12,19}$/.test(digits)) return false
  const words = nameWords(name)
  if (words.some((word) => CARDS.has(word))) return true
  return /^[2-6]([0-9]{14,15}|[0-9]{18})$/.test(digits) && !words.some((word) => ACCOUNTS.has(word)) && isLuhn(digits)
}

const lastFour = (value: string): string => `•••• ${value.replace(/[\s-]/g, '').slice(-4)}`
