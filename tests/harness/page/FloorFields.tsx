import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readDate } from '../../../schemas/typing/date.ts'
import { applyMask } from '../../../schemas/typing/mask.ts'
import { nationalNumber } from '../../../schemas/typing/phone.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { COUNTRY_ITEMS, hintOf, labelOf, nameOf, REGEX } from './bigForm.ts'
import type { FloorParts } from './FloorParts.ts'
import type { FloorState } from './FloorState.ts'
import {
  BANK_MASK,
  BRANCHES,
  banksOf,
  FIXED_MASK,
  GROUPS,
  groupNames,
  hintFor,
  isEven,
  labelFor,
  PLAIN_COUNT,
  RICH_COUNT,
  SHORT,
  SWITCH,
  TERMS_URL,
} from './richFields.ts'

const FITS = new RegExp(REGEX, 'u')
const PREFIX = '52'
const DAY = 'DD/MM/YYYY'
const nothing = () => undefined

interface FieldsProps {
  readonly parts: FloorParts
  readonly texts: Texts
  readonly state: FloorState
}

interface FieldProps extends FieldsProps {
  readonly name: string
}

interface PlainFieldsProps extends FieldsProps {
  readonly first?: number
  readonly count: number
  readonly hasHints: boolean
}

export function plainFloor({ first = 0, count, hasHints, ...rest }: PlainFieldsProps): ReactNode {
  return Array.from({ length: count }, (_, index) => {
    const hint = hasHints ? hintOf(first + index) : undefined
    const name = nameOf(first + index)
    return <PlainField key={name} {...rest} name={name} label={labelOf(first + index)} hint={hint} />
  })
}

export const plainNames = (count: number): string[] => Array.from({ length: count }, (_, index) => nameOf(index))

/** The names of the fields that are invalid in the untouched rich form. */
export const richNames = (): string[] => {
  const quiet = Array.from({ length: GROUPS }, (_, group) => groupNames(group)).flatMap((names, group) =>
    isEven(group) ? [names.hidden] : [names.hidden, names.linked],
  )
  return plainNames(RICH_COUNT + PLAIN_COUNT).filter((name) => !quiet.includes(name))
}

/** A hand-written version of the form of `richFields.ts`. */
export function richFloor(rest: FieldsProps): ReactNode {
  return (
    <>
      {Array.from({ length: GROUPS }, (_, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is constant
        <RichGroup key={group} {...rest} group={group} />
      ))}
      {plainFloor({ ...rest, first: RICH_COUNT, count: PLAIN_COUNT, hasHints: false })}
    </>
  )
}

function RichGroup({ group, ...rest }: FieldsProps & { readonly group: number }) {
  const names = groupNames(group)
  const { state } = rest
  return rest.parts.stack(
    { gap: 'medium' },
    isEven(group) ? <BankList {...rest} name={names.bank} /> : <BankButtons {...rest} name={names.bank} />,
    <Branch {...rest} name={names.branch} bank={names.bank} kind={isEven(group) ? 'radio' : 'dropdown'} />,
    <Masked {...rest} name={names.masked} />,
    <Account {...rest} name={names.account} bank={names.bank} />,
    <Day {...rest} name={names.day} />,
    <Phone {...rest} name={names.phone} />,
    <Consent {...rest} name={names.consent} />,
    isEven(group) ? (
      <Repeated {...rest} name={names.linked} of={names.masked} />
    ) : (
      <AtBank {...rest} name={names.linked} bank={names.bank} />
    ),
    <While state={state} holds={(typed) => typed.length < SHORT || typed === `keep ${group}`}>
      <Guest {...rest} name={names.shown} />
    </While>,
    <While state={state} holds={(typed) => typed.length >= SHORT && typed !== `drop ${group}`}>
      <Guest {...rest} name={names.hidden} />
    </While>,
  )
}

interface WhileProps {
  readonly state: FloorState
  readonly holds: (typed: string) => boolean
  readonly children: ReactNode
}

function While({ state, holds, children }: WhileProps) {
  return useReading(state, SWITCH, holds) ? children : null
}

function useReading<T extends string | boolean>(state: FloorState, name: string, of: (value: string) => T): T {
  const [subscribe] = useState(() => (reader: () => void) => state.read(name, reader))
  return useSyncExternalStore(subscribe, () => of(state.get(name)))
}

/** The validator of a field: returns an error, or undefined. */
type Check = (value: string) => string | undefined

/** Handlers and error of a field. `check` may read other fields; call `recheck` when they change. */
function useField({ state, name, parts }: FieldProps, check: Check, first = '') {
  const [shown, setShown] = useState(() => state.get(name) || first)
  const [error, setError] = useState<string>()
  const isAllowed = useRef(false)
  const value = () => state.get(name) || first
  const recheck = () => {
    const wrong = check(value())
    state.judge(name, wrong !== undefined)
    if (isAllowed.current) setError(wrong)
  }
  const show = (text: string) => {
    if (parts.isControlled) setShown(text)
  }
  return {
    recheck,
    show,
    props: {
      id: `pw-field-${name}`,
      name,
      label: labelFor(name),
      value: parts.isControlled ? shown : value(),
      error,
      disabled: false,
      inputRef: nothing,
      enterKeyHint: 'next',
      onInput: (text: string) => {
        show(text)
        state.set(name, text)
        recheck()
      },
      onFocus: () => {
        isAllowed.current = false
        setError(undefined)
      },
      onBlur: () => {
        isAllowed.current = true
        state.touch()
        recheck()
      },
    },
  } as const
}

interface PlainFieldProps extends FieldProps {
  readonly label: string
  readonly hint: string | undefined
}

function PlainField({ label, hint, ...own }: PlainFieldProps) {
  const { t } = own.texts
  const { props } = useField(own, (value) => filled(value, t) ?? (FITS.test(value) ? undefined : t('field.invalid')))
  const isLast = own.name === nameOf(RICH_COUNT + PLAIN_COUNT - 1)
  return own.parts.text({ ...props, label, hint, enterKeyHint: isLast ? 'done' : 'next', required: true })
}

type T = Texts['t']

const filled = (value: string, t: T) => (value.trim() === '' ? t('field.required') : undefined)

/** The chosen value as React state, so that a change re-renders the choice. */
function useChoice(own: FieldProps, check: Check) {
  const [chosen, setChosen] = useState(() => own.state.get(own.name))
  const { props, recheck } = useField(own, check)
  const onInput = (value: string) => {
    setChosen(value)
    props.onInput(value)
  }
  return { setChosen, recheck, props: { ...props, value: chosen, onInput } }
}

const [LISTED, BUTTONS] = [0, 1].map((group) =>
  banksOf(group).map(([value, text]) => ({ value, text, note: undefined })),
)
const NO_ITEMS: readonly never[] = []
const BRANCH_ITEMS = Object.fromEntries(
  Object.entries(BRANCHES).map(([bank, list]) => [bank, list.map((text) => ({ value: text, text, note: undefined }))]),
)

const chosenOne = (t: T) => (value: string) => (value === '' ? t('field.choose') : undefined)
const searching = (t: T) => ({ searchLabel: t('field.search'), emptyLabel: t('field.search.empty') })

function BankList(own: FieldProps) {
  const { props } = useChoice(own, chosenOne(own.texts.t))
  return own.parts.dropdown({ ...props, ...searching(own.texts.t), items: LISTED, required: true })
}

export function CountryList(own: FieldsProps) {
  const { props } = useChoice({ ...own, name: 'country' }, chosenOne(own.texts.t))
  const words = { ...searching(own.texts.t), label: 'Country', placeholder: own.texts.t('field.choose.some') }
  return own.parts.dropdown({ ...props, ...words, enterKeyHint: 'done', items: COUNTRY_ITEMS, required: true })
}

function BankButtons(own: FieldProps) {
  const { props } = useChoice(own, chosenOne(own.texts.t))
  return own.parts.segmented({ ...props, items: BUTTONS, required: true })
}

interface BranchProps extends FieldProps {
  readonly bank: string
  readonly kind: 'radio' | 'dropdown'
}

/** A choice whose options depend on the bank. Clears the value when it is no longer an option. */
function Branch({ bank, kind, ...own }: BranchProps) {
  const { state, name, texts } = own
  const items = BRANCH_ITEMS[useReading(state, bank, (chosen) => chosen)] ?? NO_ITEMS
  const { props, setChosen, recheck } = useChoice(own, chosenOne(texts.t))
  useOther(state, bank, () => {
    const offered = BRANCH_ITEMS[state.get(bank)] ?? NO_ITEMS
    if (!offered.some(({ value }) => value === state.get(name))) {
      state.set(name, '')
      setChosen('')
    }
    recheck()
  })
  if (kind === 'radio') return own.parts.radio({ ...props, items, required: true })
  return own.parts.dropdown({ ...props, ...searching(texts.t), items, required: true })
}

/** Calls `onChange` after every change of the field `other`. */
function useOther(state: FloorState, other: string, onChange: () => void): void {
  useEffect(() => state.read(other, onChange))
}

const FIXED = [FIXED_MASK]
const FIXED_TYPING = { kind: 'mask', masks: () => FIXED, isNumeric: true } as const

function inMask(value: string, masks: readonly string[], t: T): string | undefined {
  return filled(value, t) ?? (applyMask(value, masks).isComplete ? undefined : t('field.incomplete'))
}

function Masked(own: FieldProps) {
  const { props } = useField(own, (value) => inMask(value, FIXED, own.texts.t))
  return own.parts.text({ ...props, hint: hintFor(own.name), textTyping: FIXED_TYPING, required: true })
}

const OWN_MASKS = [BANK_MASK.own, BANK_MASK.other]
const OTHER_MASKS = [BANK_MASK.other]

/** A field whose mask depends on the bank; a change of the bank reformats the value. */
function Account({ bank, ...own }: FieldProps & { readonly bank: string }) {
  const { state, name, texts } = own
  const input = useRef<HTMLElement>(null)
  const [masks] = useState(() => () => (state.get(bank) === BANK_MASK.bank ? OWN_MASKS : OTHER_MASKS))
  const [typing] = useState(() => ({ kind: 'mask', masks }) as const)
  const { props, recheck, show } = useField(own, (value) => inMask(value, masks(), texts.t))
  useOther(state, bank, () => {
    const { value } = applyMask(state.get(name), masks())
    if (value !== state.get(name)) state.set(name, value)
    show(value)
    if (input.current instanceof HTMLInputElement && input.current.value !== value) input.current.value = value
    recheck()
  })
  const inputRef = (element: HTMLElement | null) => {
    input.current = element
  }
  return own.parts.text({ ...props, inputRef, textTyping: typing, required: true })
}

const DAY_TYPING = { kind: 'date', format: DAY } as const

function Day(own: FieldProps) {
  const { t } = own.texts
  const { props } = useField(own, (value) => {
    if (value.trim() === '') return t('field.required')
    if (value.length < DAY.length) return t('field.incomplete')
    const day = readDate(value, DAY)
    if (day === undefined) return t('field.check.date')
    return day.year > 2008 ? t('field.check.minAge', { count: 18 }) : undefined
  })
  return own.parts.date({ ...props, placeholder: DAY, textTyping: DAY_TYPING, required: true })
}

const PHONE_TYPING = { kind: 'phone', prefix: () => PREFIX } as const

function Phone(own: FieldProps) {
  const { t } = own.texts
  const { props } = useField(
    own,
    (value) => (nationalNumber(value, PREFIX) === '' ? t('field.required') : undefined),
    PREFIX,
  )
  return own.parts.phone({ ...props, placeholder: '52 222 123 4567', textTyping: PHONE_TYPING, required: true })
}

function Consent(own: FieldProps) {
  const { t } = own.texts
  const { props } = useChoice(own, (value) => (value === 'true' ? undefined : t('field.consent')))
  const [links] = useState(() => ({ terms: { text: 'terms', url: TERMS_URL } }))
  return own.parts.checkbox({ ...props, label: 'I accept the {terms}', links, required: true })
}

/** A field that must repeat the value of another field. */
function Repeated({ of, ...own }: FieldProps & { readonly of: string }) {
  const { state, texts } = own
  const { props, recheck } = useField(
    own,
    (value) => filled(value, texts.t) ?? (value === state.get(of) ? undefined : texts.t('field.check.equals')),
  )
  useOther(state, of, recheck)
  return own.parts.text({ ...props, required: true })
}

/** A field that is required for one bank only. */
function AtBank({ bank, ...own }: FieldProps & { readonly bank: string }) {
  const { state, texts } = own
  const isRequired = useReading(state, bank, (chosen) => chosen === BANK_MASK.bank)
  const { props, recheck } = useField(own, (value) =>
    state.get(bank) === BANK_MASK.bank ? filled(value, texts.t) : undefined,
  )
  useOther(state, bank, recheck)
  return own.parts.text({ ...props, required: isRequired })
}

/** A conditional field: keeps its value while hidden, and is validated only while shown. */
function Guest(own: FieldProps) {
  const { state, name, texts } = own
  const { props, recheck } = useField(own, (value) => filled(value, texts.t))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the field mounts and unmounts
  useEffect(() => {
    recheck()
    return () => state.judge(name, false)
  }, [])
  return own.parts.text({ ...props, required: true })
}
