import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/TextInput.tsx'

export const text = (props: FieldProps<'text'>) => TextInput(props)
