import type { ComponentProps, RefObject } from 'react'
import type { Choice } from '../contract.ts'
import type { FieldTexts } from './FieldFrame.tsx'

export interface DropdownProps extends FieldTexts {
  readonly items: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly placeholder?: string | undefined
  /** False for a list that is never searched; a list of five or fewer is not either. */
  readonly searchable?: boolean | undefined
  /** The name of the search box; the label when it is not given. */
  readonly searchLabel?: string | undefined
  /** What to say when nothing is found. */
  readonly emptyLabel?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly triggerRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** What stands behind the button, once it is awake. */
export interface ListProps extends DropdownProps {
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpenAtOnce: boolean
  /** Told how the button is to be drawn, whenever that may have changed. */
  readonly onButton: (button: ComponentProps<'button'>) => void
}
