import type { FieldProps } from '../contract.ts'
import { Segmented } from '../ui/choice/Segmented.tsx'

export const segmented = (props: FieldProps<'segmented'>) => Segmented(props)
