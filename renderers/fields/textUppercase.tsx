import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/text/TextInput.tsx'

export const textUppercase = (props: FieldProps<'textUppercase'>) =>
  TextInput({ ...props, autoCapitalize: 'characters' })
