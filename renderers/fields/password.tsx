import type { FieldProps } from '../contract.ts'
import { PasswordInput } from '../ui/text/PasswordInput.tsx'

/** Mounted, not called: it has a state. */
export const password = (props: FieldProps<'password'>) => <PasswordInput {...props} />
