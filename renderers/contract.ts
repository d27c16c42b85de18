import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { ComponentType, ReactNode } from 'react'
import type { BlockType, blocks, FieldKind, fields } from '../schemas/layout/catalog.ts'
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

/** What each slot of the language is when a renderer sees it: finished strings, values, children and handlers. */
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

/** `failed`: the browser has not let it, and the player copies by hand. `swapped`: another text is in the clipboard all the same. */
export type CopyOutcome = 'copied' | 'failed' | 'swapped'

/** How a value is copied, and what is said of it. */
export interface Copying extends Readonly<Record<CopyOutcome, string>> {
  readonly copy: (value: string) => Promise<CopyOutcome>
  /** The name of the button: "Copy Card number". */
  readonly nameOf: (label: string) => string
  /** Another script has written where the value stood. */
  readonly tampered: string
}

/** What is said of slides. */
export interface SlideWords {
  /** What they are, as a whole. */
  readonly role: string
  readonly previous: string
  readonly next: string
  /** "2 of 5". */
  readonly position: (number: number, count: number) => string
}

/** What is said of a carousel. */
export type CarouselWords = Pick<SlideWords, 'role' | 'previous' | 'next'>

/** Time as a countdown needs it. */
export interface Ticker {
  /** Ms, in the time of what is counted. */
  now(): number
  setTimeout(fn: () => void, ms: number): () => void
}

export interface Choice {
  readonly text: string
  readonly value: string
  /** The address of a small picture: a flag, the sign of a currency. */
  readonly icon?: string | undefined
  /** A second, quieter line: a prefix, a code. */
  readonly note?: string | undefined
}

export interface Link {
  readonly text: string
  readonly url: string
}

/** A row of a review: what was entered in one field. */
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

/** The props of a block's renderer: its own, bound, and what every node may have. */
export type BlockProps<K extends BlockType> = BoundProps<(typeof blocks)[K]['props']> & NodeProps & Extras<K>

/** An item of a list, drawn. Its key is its own among all of the list. */
export interface DrawnItem {
  readonly key: string
  readonly drawn: ReactNode
}

/** What the interpreter adds for the few blocks that hold a state of the player's own. */
type Extras<K extends BlockType> = K extends 'search'
  ? { readonly query: string; readonly onQuery: (query: string) => void }
  : K extends 'currencySelect'
    ? { readonly onChoose: (code: string) => void; readonly nothingFound: string }
    : K extends 'chips'
      ? { readonly onChoose: (value: string) => void }
      : K extends 'repeat'
        ? { readonly items: readonly DrawnItem[] }
        : K extends 'review'
          ? { readonly rows: readonly ReviewRow[] }
          : K extends 'copyRow' | 'cryptoAddress' | 'requisites'
            ? { readonly copying: Copying }
            : K extends 'slides'
              ? { readonly words: SlideWords }
              : K extends 'bonusCarousel'
                ? {
                    readonly words: CarouselWords
                    /** What stands on the one that is chosen. */
                    readonly chosen: string
                    readonly onChoose: (id: string) => void
                  }
                : K extends 'countdown'
                  ? { readonly clock: Ticker; readonly announce: (minutes: number) => string }
                  : K extends 'steps'
                    ? {
                        readonly titles: readonly string[]
                        /** From 0. */
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

/** How an amount may be typed; decided by the form, followed by the amount field. */
export interface AmountTyping {
  readonly currency: string
  /** The sign of the currency, which pasted text may bring along. */
  readonly symbol?: string | undefined
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  /** By the limits as they are now (AMT-09). */
  readonly maxIntegerDigits: () => number
  /** It is not typed, and can be read all the same. */
  readonly isGiven?: boolean | undefined
}

/**
 * How text may be typed; what depends on other fields is asked anew at every key. `maskTyping` follows it.
 */
export type TextTyping =
  | {
      readonly kind: 'mask'
      readonly masks: () => readonly string[]
      readonly isUpper?: boolean
      /** No mask that it may come to have takes a letter: a phone shows the keyboard of figures. */
      readonly isNumeric?: boolean
    }
  | { readonly kind: 'date'; readonly format: DateFormat }
  | {
      readonly kind: 'phone'
      readonly prefix: () => string
      /** What is no part of the number goes when the field is left. */
      readonly habit?: () => PhoneHabit
    }
  | { readonly kind: 'upper' }
  | { readonly kind: 'digits' }

/**
 * What every field renderer gets besides its own props. Text inputs are uncontrolled: `value` is the first value, the
 * form writes to the element when it changes it by itself (a chip, an answer), and React draws only when the error or
 * the choices change. A dropdown is drawn anew on every change, with the current `value`. Of one field, its functions and
 * how it is typed are the same at every draw.
 */
export interface FieldState {
  /** The id of the control; hint and error ids are `${id}-hint` and `${id}-error`. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  readonly value: string
  /** The message to show, or undefined. */
  readonly error?: string | undefined
  readonly disabled: boolean
  readonly required: boolean
  readonly onInput: (value: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly inputRef: (element: HTMLElement | null) => void
  readonly typing?: AmountTyping | undefined
  readonly textTyping?: TextTyping | undefined
  /** The items the player chooses from, when the kind has any. */
  readonly items?: readonly Choice[] | undefined
  readonly searchLabel?: string | undefined
  /** What a search that finds nothing says. */
  readonly emptyLabel?: string | undefined
  /** What the key of a phone's keyboard does: on to the next field, or done with the last. */
  readonly enterKeyHint?: 'next' | 'done' | undefined
}

/** Worked out by the form; a renderer has no use for them. */
type OfTheForm =
  | 'kind'
  | 'name'
  | 'label'
  | 'hint'
  | 'placeholder'
  | 'show'
  | 'requiredWhen'
  | 'initial'
  | 'default'
  | 'optional'
  | 'rules'
  | 'messages'
  | 'wire'
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

/** A part of the list: what a screen is drawn with before all of it has arrived. */
export interface PartialRegistry {
  readonly blocks: Partial<Registry['blocks']> & Pick<Registry['blocks'], 'skeleton' | 'repeat'>
  readonly fields: Partial<Registry['fields']>
}

/** The list: a renderer for every type. Forgetting one is a compile error. */
export interface Registry {
  readonly blocks: {
    readonly [K in Exclude<BlockType, 'switch' | 'serverFields' | 'address' | 'step'>]: ComponentType<BlockProps<K>>
  }
  /** Called by the field that they draw, not mounted: what has hooks is a component inside. */
  readonly fields: { readonly [K in Exclude<FieldKind, 'hidden' | 'composed'>]: (props: FieldProps<K>) => ReactNode }
}
