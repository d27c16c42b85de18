import type { FieldProps } from '../contract.ts'
import { Input } from '../ui/Input.tsx'

export function text({ value, ...props }: FieldProps<'text'>) {
  return <Input {...props} defaultValue={value} />
}
