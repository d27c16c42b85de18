import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/LazyDropdown.tsx'

export const country = (props: FieldProps<'country'>) => LazyDropdown(props)
