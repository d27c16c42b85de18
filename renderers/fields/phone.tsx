import type { FieldProps } from '../contract.ts'
import { TextInput } from '../ui/text/TextInput.tsx'

/** A field of the server may have another purpose: the phone of a recipient must not be filled in with the player's. */
interface PhoneProps extends FieldProps<'phone'> {
  readonly autoComplete?: string | undefined
}

export const phone = (props: PhoneProps) => TextInput({ ...props, autoComplete: props.autoComplete ?? 'tel' })
