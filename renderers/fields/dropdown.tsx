import type { FieldProps } from '../contract.ts'
import { LazyDropdown } from '../ui/choice/LazyDropdown.tsx'

export const dropdown = (props: FieldProps<'dropdown'>) => LazyDropdown(props)
