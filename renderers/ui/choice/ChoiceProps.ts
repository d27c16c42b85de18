import type { Choice } from '../../contract.ts'
import type { FieldTexts } from '../text/FieldFrame.tsx'

/** A choice field: controlled by `value`, reports the selection. */
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

/** A yes/no field; an empty value means not answered yet. */
export type ToggleProps = Omit<ChoiceProps, 'items'>
