import type { ComponentProps, RefObject } from 'react'
import type { Choice } from '../../contract.ts'
import type { FieldTexts } from '../text/FieldFrame.tsx'

export interface DropdownProps extends FieldTexts {
  readonly items: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly placeholder?: string | undefined
  /** False disables search; lists of five or fewer items never have it. */
  readonly searchable?: boolean | undefined
  /** The accessible name of the search box; defaults to the label. */
  readonly searchLabel?: string | undefined
  /** The text for a search without results. */
  readonly emptyLabel?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly triggerRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** The props of the list behind the button. */
export interface ListProps extends DropdownProps {
  readonly trigger: RefObject<HTMLElement | null>
  /** The type of the pointer that pressed last, such as `touch`; empty after a key. */
  readonly pointer: RefObject<string>
  readonly isOpenAtOnce: boolean
  /** Receives the button's props whenever they may have changed. */
  readonly onButton: (button: ComponentProps<'button'>) => void
}
