import type { TextJson } from '../../../schemas/layout/document.ts'
import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const text = (json: TextJson, place: SlotPlace): SlotOf<'text'> => ({ slot: 'text', text: place.text(json) })
