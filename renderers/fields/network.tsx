import type { FieldProps } from '../contract.ts'
import { RadioList } from '../ui/choice/RadioList.tsx'

export const network = (props: FieldProps<'network'>) => RadioList(props)
