import type { FieldProps } from '../contract.ts'
import { Checkbox } from '../ui/choice/Checkbox.tsx'

export const checkbox = (props: FieldProps<'checkbox'>) => Checkbox(props)
