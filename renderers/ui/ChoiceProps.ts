import type { Choice } from '../contract.ts'
import type { FieldTexts } from './FieldFrame.tsx'

/** A field of choice: controlled, it shows `value` and tells what was chosen. */
export interface ChoiceProps extends FieldTexts {
  readonly name: string
  readonly value: string
  readonly items?: readonly Choice[] | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly inputRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onInput?: ((value: string) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A yes or no. Nothing was said yet when the value is empty. */
export type ToggleProps = Omit<ChoiceProps, 'items'>
