import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/choice/LazyDropdown.tsx'

export const country = (props: FieldProps<'country'>) => LazyDropdown(props)
