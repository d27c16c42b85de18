import { upperCased } from '../../../schemas/typing/plain.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import { choice } from './choice.ts'
import type { FieldChoice, Kind, KindNeed } from './Kind.ts'

/** A choice among codes with known names and icons; codes are matched case-insensitively. */
export const codeAmong = (all: (need: KindNeed) => FieldChoice[]): Kind => ({
  ...choice,
  emptyKey: () => 'field.choose',
  formatted: offered,
  choices: (plan, need) => choicesOf(plan, all(need), need),
})

function offered(plan: FieldPlan, value: string, need: KindNeed): string {
  if (value === '') return ''
  const offers = need.offeredChoices(plan)
  const same = offers.find((item) => item.value === value)
  return (same ?? offers.find((item) => upperCased(item.value) === upperCased(value)))?.value ?? ''
}

/** The choices listed by the layout or server, or else all known ones. */
function choicesOf(plan: FieldPlan, all: FieldChoice[], need: KindNeed): FieldChoice[] {
  if (plan.items.length > 0) return plan.items.map((item) => given(item, all, need))
  // For texts, `only` is a class of characters.
  const only = setOf(Array.isArray(plan.plain.only) ? plan.plain.only : undefined)
  const among = setOf(need.allowedCodes(plan))
  return all.filter(({ value }) => only?.has(value) !== false && among?.has(value) !== false)
}

const setOf = (codes: readonly string[] | undefined) => codes && new Set(codes)

/** Sends the code exactly as the server wrote it; an unknown code is shown with the server's text. */
function given(
  { value, text }: FieldPlan['items'][number],
  all: readonly FieldChoice[],
  { form }: KindNeed,
): FieldChoice {
  const known = all.find((one) => one.value === value.toUpperCase())
  if (known !== undefined) return { ...known, value }
  const words = text.kind === 'server' ? text.words : ''
  return { text: form.texts.words(words) || value, value }
}
