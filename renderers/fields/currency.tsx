import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/LazyDropdown.tsx'

export const currency = (props: FieldProps<'currency'>) => LazyDropdown(props)
