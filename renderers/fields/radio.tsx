import type { FieldProps } from '../contract.ts'
import { RadioList } from '../ui/choice/RadioList.tsx'

export const radio = (props: FieldProps<'radio'>) => RadioList(props)
