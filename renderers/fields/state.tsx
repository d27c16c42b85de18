import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/choice/LazyDropdown.tsx'
import { TextInput } from '../ui/text/TextInput.tsx'

/** A list in the countries whose states are known, else a text. */
export const state = (props: FieldProps<'state'>) =>
  props.items === undefined ? TextInput(props) : LazyDropdown(props)
