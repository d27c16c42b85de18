import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { CASHIER } from '../../../schemas/folder/cashier.ts'
import { STORY } from '../../../schemas/folder/story.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { PART } from '../../../schemas/layout/document.ts'
import { NODES } from '../../../schemas/layout/slots.ts'
import type { SlotSchema } from '../../ops/document/listSlots.ts'
import { LAYOUT, schemaAt } from '../editor/schemaAt.ts'
import { stepsOf, valueAt } from '../source/Pointer.ts'

/** The JSON Schema keywords that the form uses. */
export interface FormSchema {
  readonly 'x-slot'?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly additionalProperties?: boolean | FormSchema
  readonly items?: FormSchema
  readonly oneOf?: readonly FormSchema[]
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly minimum?: number
}

const PART_FILE = { required: PART.required, properties: { ...PART.properties, body: NODES } } as unknown as SlotSchema

/** The schema of a file of a method's folder, by its path. */
export function schemaOfFile(path: string): SlotSchema {
  if (path === 'method.json') return PAYMENT_METHOD as unknown as SlotSchema
  if (path === 'cashier.json') return CASHIER as unknown as SlotSchema
  if (path === 'story.json') return STORY as unknown as SlotSchema
  return path.startsWith('layouts/parts/') ? PART_FILE : LAYOUT
}

/** Whether a file of a folder consists of blocks and fields. */
export const isLayout = (path: string): boolean => path.startsWith('layouts/')

/** The schema of the value at a pointer of a file. */
export function formSchemaAt(path: string, root: unknown, pointer: string): FormSchema {
  const schema = schemaAt(root, stepsOf(pointer), schemaOfFile(path)) as FormSchema
  const value = valueAt(root, pointer)
  const required = isLayout(path) ? requiredOf(value) : undefined
  return required === undefined ? schema : { ...schema, required: ['type', ...required] }
}

/** The members that a block or field must have; undefined if the value is neither. */
function requiredOf(value: unknown): readonly string[] | undefined {
  const { kind, type } = Object(value)
  const table: Readonly<Record<string, { props: { required: readonly string[] } }>> = type === 'field' ? fields : blocks
  const name = String(type === 'field' ? kind : type)
  return Object.hasOwn(table, name) ? table[name]?.props.required : undefined
}
