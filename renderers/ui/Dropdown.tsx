import type { Choice } from '../contract.ts'
import type { FieldTexts } from './FieldFrame.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { Select } from './Select.tsx'

export interface DropdownProps extends FieldTexts {
  readonly items: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly placeholder?: string | undefined
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

// Spec §5: a search box only over more than five items.
const SEARCH_OVER = 5

/** A choice from a list. Controlled: it shows `value` and tells what was chosen. */
export function Dropdown(props: DropdownProps) {
  const Kind = props.items.length > SEARCH_OVER ? SearchSelect : Select
  return (
    <FieldFrame id={props.id} label={props.label} hint={props.hint} error={props.error} labels="byId">
      <Kind {...props} />
    </FieldFrame>
  )
}
