import { blocks, fields } from '../../../../schemas/layout/catalog.ts'
import { PATH } from '../../../../schemas/layout/pieces.ts'
import { FIELD_TYPES } from '../../../reference/fieldTypes.ts'
import { PATHS, partsOf, type Word } from '../../editor/words.ts'
import { lastStep } from '../../source/Pointer.ts'
import { type FormSchema, isLayout } from '../FormSchema.ts'
import type { FormStore } from '../FormStore.ts'

const plain = (names: readonly string[]): readonly Word[] => names.map((label) => ({ label, detail: '' }))

const SERVER_TYPES = plain(Object.keys(FIELD_TYPES))
const BLOCKS = plain(Object.keys(blocks))
const KINDS = plain(Object.keys(fields))

/** The words that a line of text is likely to be. */
export function suggestionsFor(form: FormStore, schema: FormSchema, pointer: string): readonly Word[] {
  const name = lastStep(pointer)
  if (!isLayout(form.studio.path)) return name === 'type' ? SERVER_TYPES : []
  if (schema['x-slot'] === 'use') return partsOf(String(Object(form.file.root).screen))
  if (name === 'type') return BLOCKS
  if (name === 'kind') return KINDS
  return schema.pattern === PATH ? PATHS : []
}
