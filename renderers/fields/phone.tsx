import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/text/TextInput.tsx'

export const phone = (props: FieldProps<'phone'>) => TextInput({ ...props, autoComplete: 'tel' })
