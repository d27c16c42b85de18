import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/text/TextInput.tsx'

export const date = (props: FieldProps<'date'>) => TextInput(props)
