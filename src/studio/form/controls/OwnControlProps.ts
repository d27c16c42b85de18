import type { ReactNode } from 'react'
import type { FormSchema } from '../FormSchema.ts'
import type { FormStore } from '../FormStore.ts'

export interface ControlProps {
  readonly form: FormStore
  readonly pointer: string
  readonly schema: FormSchema
  readonly isRequired: boolean
  /** Default: the name of the member in words. */
  readonly label?: string
}

/** What a control of one kind gets. */
export interface OwnControlProps extends Required<ControlProps> {
  readonly value: unknown
  /** Of the element that takes the input. */
  readonly id: string
  readonly describedBy: string | undefined
  /** Draws the control of a value inside this one. */
  readonly control: (inner: Omit<ControlProps, 'form'>) => ReactNode
}
