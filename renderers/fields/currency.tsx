import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/choice/LazyDropdown.tsx'

export const currency = (props: FieldProps<'currency'>) => LazyDropdown(props)
