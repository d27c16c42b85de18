import type { TextJson } from '../../../schemas/layout/document.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

export const text = (json: TextJson, place: SlotContext): SlotOf<'text'> => ({ slot: 'text', text: place.text(json) })
