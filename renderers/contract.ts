import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { ComponentType, ReactNode } from 'react'
import type { BlockType, blocks, FieldKind, fields } from '../schemas/layout/catalog.ts'
import type { Only } from '../schemas/layout/slots.ts'
import type {
  BonusView,
  ChipView,
  CountryView,
  CurrencyView,
  IconView,
  OfferView,
  RequisiteView,
  SlideView,
  TileView,
  TimeView,
  VideoView,
} from '../schemas/scopes/views.ts'
import type { DateFormat } from '../schemas/typing/date.ts'
import type { PhoneHabit } from '../schemas/typing/phone.ts'

/** The type of each slot as passed to a renderer: resolved strings, values, children and handlers. */
export interface SlotTypes {
  text: string
  condition: boolean
  ref: string
  actions: () => void
  nodes: ReactNode
  cases: never
  badge: { readonly text: string; readonly tone: 'accent' | 'warn' | 'good' | 'info' } | undefined
  rows: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[]
  items: readonly Choice[]
  cascade: never
  rules: never
  mask: never
  links: Readonly<Record<string, Link>>
  tile: TileView
  chips: readonly ChipView[]
  country: CountryView
  currencies: readonly CurrencyView[]
  requisites: readonly RequisiteView[]
  offer: OfferView
  bonuses: readonly BonusView[]
  texts: readonly string[]
  time: TimeView
  slides: readonly SlideView[]
  video: VideoView
  picture: IconView
  list: never
}

/**
 * `failed`: the browser refused, and the player copies manually. `swapped`: the clipboard contains a different text
 * afterwards.
 */
export type CopyOutcome = 'copied' | 'failed' | 'swapped'

/** The copy function, and the message for each outcome. */
export interface Copying extends Readonly<Record<CopyOutcome, string>> {
  readonly copy: (value: string) => Promise<CopyOutcome>
  /** The button's accessible name: "Copy Card number". */
  readonly nameOf: (label: string) => string
  /** The button's visible label where it has one: "Copy". */
  readonly word: string
  /** The message when another script changed the displayed value. */
  readonly tampered: string
}

/** The texts of a slide show. */
export interface SlideWords {
  /** The role description of the slide show or carousel. */
  readonly role: string
  readonly previous: string
  readonly next: string
  /** "2 of 5". */
  readonly position: (number: number, count: number) => string
}

/** The texts of a carousel. */
export type CarouselWords = Pick<SlideWords, 'role' | 'previous' | 'next'>

/** The clock of a countdown. */
export interface Ticker {
  /** The time in ms since 1970, on the same clock as the deadline. */
  now(): number
  setTimeout(fn: () => void, ms: number): () => void
}

export interface Choice {
  readonly text: string
  readonly value: string
  /** The URL of a small image: a flag, a currency icon. */
  readonly icon?: string | undefined
  /** A secondary line: a prefix, a code. */
  readonly note?: string | undefined
}

export interface Link {
  readonly text: string
  readonly url: string
}

/** A row of a review: the value of one field. */
export interface ReviewRow {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onEdit: () => void
}

type Bound<S> = S extends { readonly 'x-slot': infer K extends keyof SlotTypes }
  ? SlotTypes[K]
  : S extends JSONSchema
    ? FromSchema<S>
    : never

interface PropsSchema {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
}

type BoundProps<S extends PropsSchema> = {
  readonly [P in keyof S['properties'] as P extends S['required'][number] ? P : never]: Bound<S['properties'][P]>
} & {
  readonly [P in keyof S['properties'] as P extends S['required'][number] ? never : P]?:
    | Bound<S['properties'][P]>
    | undefined
}

/** The props of a block's renderer: the block's own resolved props, and those of every node. */
export type BlockProps<K extends BlockType> = BoundProps<(typeof blocks)[K]['props']> & NodeProps & Extras<K>

/** A rendered list item. Its key is unique within the list. */
export interface DrawnItem {
  readonly key: string
  readonly drawn: ReactNode
}

/** Props added by the interpreter for blocks with player-controlled state. */
type Extras<K extends BlockType> = K extends 'search'
  ? { readonly query: string; readonly clearLabel: string; readonly onQuery: (query: string) => void }
  : K extends 'currencySelect'
    ? { readonly onChoose: (code: string) => void; readonly nothingFound: string }
    : K extends 'chips'
      ? { readonly onChoose: (value: string) => void }
      : K extends 'submit'
        ? { /** Shows what is missing, as a press on the disabled button does. */ readonly onReason?: () => void }
        : K extends 'repeat'
          ? { readonly items: readonly DrawnItem[] }
          : K extends 'review'
            ? { readonly rows: readonly ReviewRow[] }
            : K extends 'copyRow' | 'cryptoAddress' | 'requisites' | 'barcode'
              ? { readonly copying: Copying } & (K extends 'cryptoAddress'
                  ? { readonly loading: string }
                  : K extends 'barcode'
                    ? { readonly onProblem: (message: string) => void }
                    : unknown)
              : K extends 'image'
                ? {
                    readonly isAllowed: (source: string) => boolean
                    readonly onProblem: (message: string) => void
                  }
                : K extends 'slides'
                  ? { readonly words: SlideWords }
                  : K extends 'bonusCarousel'
                    ? {
                        readonly words: CarouselWords
                        readonly onChoose: (id: string) => void
                      }
                    : K extends 'countdown'
                      ? {
                          readonly clock: Ticker
                          /** The language of days and hours. */
                          readonly lang: string
                          readonly announce: (minutes: number) => string
                        }
                      : K extends 'steps'
                        ? {
                            readonly titles: readonly string[]
                            /** The index of the current step, from 0. */
                            readonly current: number
                            /** "Step 2 of 3". */
                            readonly progress: string
                            readonly onBack: () => void
                          }
                        : unknown

export interface NodeProps {
  readonly id?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly children?: ReactNode
}

/** Typing rules of an amount; set by the form, applied by the amount field. */
export interface AmountTyping {
  readonly currency: string
  /** The currency symbol, which pasted text may contain. */
  readonly symbol?: string | undefined
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  /** Computed from the current limits (AMT-09). */
  readonly maxIntegerDigits: () => number
  /** The amount as shown while the player is not typing: grouped, with all its decimals. Other texts are unchanged. */
  readonly grouped?: ((text: string) => string) | undefined
  /** True when the amount is given instead of typed: the input is read-only. */
  readonly isGiven?: boolean | undefined
}

/**
 * Typing rules of a text field, applied by `maskTyping`. Functions are called at every keystroke, because they depend
 * on other fields.
 */
export type TextTyping =
  | {
      readonly kind: 'mask'
      readonly masks: () => readonly string[]
      readonly isUpper?: boolean
      /** True when no possible mask takes letters: phones then show the numeric keyboard. */
      readonly isNumeric?: boolean
    }
  | { readonly kind: 'date'; readonly format: DateFormat }
  | {
      readonly kind: 'phone'
      readonly prefix: () => string
      /** National habits, such as a trunk zero that is removed on blur. */
      readonly habit?: () => PhoneHabit
    }
  | { readonly kind: 'upper' }
  /** Only some characters; `isUpper`: in capitals. */
  | { readonly kind: 'only'; readonly only: Only; readonly isUpper?: boolean }

/**
 * The props of every field renderer besides those of its kind. Text inputs are uncontrolled: `value` is the initial
 * value, the form writes later values (a chip, a server answer) to the element itself, and React re-renders only when
 * the error or the choices change. Dropdowns re-render with the current `value` on every change. The functions and
 * typing rules of a field keep their identity between renders.
 */
export interface FieldState {
  /** The id of the control; hint and error ids are `${id}-hint` and `${id}-error`. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  readonly value: string
  /** The error to show, or undefined. */
  readonly error?: string | undefined
  readonly disabled: boolean
  readonly required: boolean
  readonly onInput: (value: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly inputRef: (element: HTMLElement | null) => void
  readonly typing?: AmountTyping | undefined
  readonly textTyping?: TextTyping | undefined
  /** The choices, if the kind has any. */
  readonly items?: readonly Choice[] | undefined
  /** The URL of a picture inside the field. */
  readonly mark?: string | undefined
  /** The names of the button that shows a hidden text. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
  readonly searchLabel?: string | undefined
  /** The text for a search without results. */
  readonly emptyLabel?: string | undefined
  /** The label of the keyboard's Enter key: next field, or done on the last. */
  readonly enterKeyHint?: 'next' | 'done' | undefined
}

/** Field props that only the form uses; renderers don't need them. */
type OfTheForm =
  | 'kind'
  | 'name'
  | 'label'
  | 'hint'
  | 'placeholder'
  | 'mark'
  | 'show'
  | 'requiredWhen'
  | 'initial'
  | 'default'
  | 'optional'
  | 'rules'
  | 'messages'
  | 'wire'
  | 'validateOn'
  | 'sendAs'
  | 'keep'
  | 'min'
  | 'max'
  | 'random'
  | 'items'
  | 'cascade'
  | 'mask'
  | 'country'
  | 'only'
  | 'among'
  | 'format'

type OwnFieldProps<K extends FieldKind> = Omit<BoundProps<(typeof fields)[K]['props']>, OfTheForm>

export type FieldProps<K extends FieldKind> = FieldState & OwnFieldProps<K>

/** The renderers available before the full registry is loaded. */
export interface PartialRegistry {
  readonly blocks: Partial<Registry['blocks']> & Pick<Registry['blocks'], 'skeleton' | 'repeat'>
  readonly fields: Partial<Registry['fields']>
}

/** A renderer for every type; a missing one is a type error. */
export interface Registry {
  readonly blocks: {
    readonly [K in Exclude<BlockType, 'switch' | 'serverFields' | 'address' | 'step'>]: ComponentType<BlockProps<K>>
  }
  /** Field renderers are called as functions, not mounted, so they must not use hooks directly. */
  readonly fields: { readonly [K in Exclude<FieldKind, 'hidden' | 'composed'>]: (props: FieldProps<K>) => ReactNode }
}
