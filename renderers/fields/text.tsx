import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/text/TextInput.tsx'

export const text = (props: FieldProps<'text'>) => TextInput(props)
