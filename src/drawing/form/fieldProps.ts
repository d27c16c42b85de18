import type { Link } from '../../../renderers/contract.ts'
import { inLanguage, isKeyLike, readable } from '../../../schemas/words.ts'
import { KINDS } from '../../forms/kinds/index.ts'
import type { FieldPlan } from '../../forms/plan/FieldPlan.ts'
import { fieldPath, readsFieldsAlone } from '../../forms/plan/Guard.ts'
import { DEFAULT_PLAN } from '../../forms/plan/ownField.ts'
import type { CheckedItem, CheckedLink, CheckedText } from '../../language/CheckedLayout.ts'
import { safeUrl } from '../../platform/windows/safeUrl.ts'
import { type Binding, current, type Frame, fixed, isMoving, read, textNow, wordsOf } from '../bind.ts'
import type { DrawnField, FieldMessage, LayoutEnv } from '../LayoutEnv.ts'

/**
 * A form field in its place in the layout. Texts are recomputed at each render: they are few, and caching them would
 * cost more.
 */
export interface PlacedField {
  readonly plan: FieldPlan
  readonly field: DrawnField
  readonly frame: Frame
  readonly pointer: string
  readonly isLast: boolean
  readonly items: Binding<readonly Item[]> | undefined
  /**
   * The required state, when it depends on more than other fields. Observed, so that only a change re-renders the
   * field.
   */
  readonly required: { get(): boolean } | undefined
}

export interface Item {
  readonly text: string
  readonly value: string
  readonly note: string | undefined
  readonly icon: string | undefined
}

/** Whether any prop of the field depends on more than the field itself and the fields it subscribes to. */
export function isLive(plan: FieldPlan, frame: Frame, items: PlacedField['items']): boolean {
  const { part, country, requiredWhen, label, hint, placeholder } = plan
  if (part !== undefined || country !== undefined) return true
  // If the condition reads only form fields, the field's own subscription covers it.
  if (requiredWhen !== undefined && !readsFieldsAlone(requiredWhen.expression)) return true
  if (items?.isStatic === false && !followsField(plan, frame)) return true
  return changes(label, frame) || changes(hint, frame) || changes(placeholder, frame)
}

const changes = (text: CheckedText | undefined, frame: Frame): boolean => text !== undefined && isMoving(text, frame)

/** Whether the choices depend on another field's value and on nothing else. */
function followsField({ cascade }: FieldPlan, frame: Frame): boolean {
  return cascade !== undefined && [...cascade.items.values()].every((items) => !isLively(items, frame))
}

const isLively = (items: readonly CheckedItem[], frame: Frame): boolean =>
  items.some(({ text, note }) => isMoving(text, frame) || (note !== undefined && isMoving(note, frame)))

/** The current props of the field's renderer. */
export function fieldProps({
  plan,
  field,
  frame,
  pointer,
  isLast,
  items,
  required,
}: PlacedField): Record<string, unknown> {
  const { env } = frame
  const textOf = (text: CheckedText | undefined) => (text && textNow(text, frame, pointer)) || undefined
  const { labelKey } = field
  const label = (labelKey && env.t(labelKey)) ?? textOf(plan.label) ?? readable(plan.name)
  const isRequired = required?.get() ?? field.requiredToDraw()
  const choices = field.choices ?? (items && current(items))
  const ofChoices = (key: string) => (choices === undefined ? undefined : wordsOf(key, frame))
  // Sets all properties, always in the same order: JavaScript engines optimize 200 objects of one shape.
  const props = {
    id: field.id,
    name: nameInForm(plan.name),
    disabled: field.isDisabled,
    required: isRequired,
    enterKeyHint: isLast ? 'done' : 'next',
    onInput: field.input.type,
    onFocus: field.input.focus,
    onBlur: () => frame.presses.after(field.input.blur),
    inputRef: field.input.attach,
    typing: field.typing,
    textTyping: field.textTyping,
    label: isRequired || KINDS[plan.kind].isConsent ? label : env.t('field.optional', { label }),
    hint: field.note ?? textOf(plan.hint),
    placeholder: textOf(plan.placeholder) ?? field.example ?? ofChoices('field.choose.some'),
    value: field.valueToDraw(),
    error: messageText(field.shownError, env),
    items: choices,
    searchLabel: ofChoices('field.search'),
    emptyLabel: ofChoices(choices?.length === 0 ? 'field.choose.none' : 'field.search.empty'),
    reveal: KINDS[plan.kind].isSecret ? revealing(frame) : undefined,
    mark: field.mark,
    links: plan.links.length > 0 ? linksOf(plan, frame, pointer) : undefined,
  }
  return plan.plain === DEFAULT_PLAN.plain ? props : { ...plan.plain, ...props }
}

/** The names of the button that shows a hidden text. */
const revealing = (frame: Frame) => ({
  show: wordsOf('field.password.show', frame),
  hide: wordsOf('field.password.hide', frame),
})

/** The choices; with a cascade, those for the current value of the other field. */
export function itemsOf(
  plan: FieldPlan,
  field: Pick<DrawnField, 'iconUrl'>,
  frame: Frame,
  pointer: string,
): Binding<readonly Item[]> | undefined {
  const { cascade } = plan
  const listOf = (items: readonly CheckedItem[]) => choicesOf(items, field, frame, pointer)
  if (cascade === undefined) return plan.items.length === 0 ? undefined : listOf(plan.items)
  const path = fieldPath(cascade.by)
  const lists = new Map<string, Binding<readonly Item[]>>()
  const get = () => {
    const value = String(read(path, frame, pointer) ?? '')
    const list = lists.get(value) ?? listOf(cascade.items.get(value) ?? [])
    lists.set(value, list)
    return current(list)
  }
  return { isStatic: false, get }
}

function choicesOf(
  items: readonly CheckedItem[],
  field: Pick<DrawnField, 'iconUrl'>,
  frame: Frame,
  pointer: string,
): Binding<readonly Item[]> {
  const get = () =>
    items.map(({ text, value, note, icon }) => ({
      text: textNow(text, frame, pointer),
      value,
      note: note && textNow(note, frame, pointer),
      icon: icon && field.iconUrl(icon),
    }))
  return isLively(items, frame) ? { isStatic: false, get } : fixed(get())
}

/** `checkDocument` already validates link URLs; this check covers links that bypassed it. Cached per link. */
function linksOf({ links }: FieldPlan, frame: Frame, pointer: string): Readonly<Record<string, Link>> {
  const safe = links.filter(isSafe)
  return Object.fromEntries(safe.map(({ name, text, url }) => [name, { text: textNow(text, frame, pointer), url }]))
}

const safety = new WeakMap<CheckedLink, boolean>()

function isSafe(link: CheckedLink): boolean {
  const answer = safety.get(link) ?? safeUrl(link.url) !== undefined
  safety.set(link, answer)
  return answer
}

/** An input named like a form property, such as "submit", would shadow that property (B29). */
function nameInForm(name: string): string {
  taken ??= new Set(namesOf(HTMLFormElement.prototype))
  return taken.has(name) ? `pw-${name}` : name
}

/** Listed once, because querying a DOM element for each of 200 names is slower. */
let taken: ReadonlySet<string> | undefined

const namesOf = (object: object | null): string[] =>
  object === null ? [] : [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))]

/** The text of an error. Server messages are keys or texts; an untranslated key is replaced by a generic message. */
function messageText(error: FieldMessage | undefined, env: LayoutEnv): string | undefined {
  if (error === undefined) return undefined
  const { key, args, words } = error
  if (words !== undefined) return inLanguage(words, env.lang)
  if (env.hasText(key)) return env.t(key, args)
  return isKeyLike(key) || key.startsWith('paymentMethods.') ? env.t('field.invalid') : key
}
