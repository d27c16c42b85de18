import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/TextInput.tsx'

export const date = (props: FieldProps<'date'>) => TextInput(props)
