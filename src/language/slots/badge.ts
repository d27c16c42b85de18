import type { TextJson } from '../../../schemas/layout/document.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

interface BadgeJson {
  readonly text: TextJson
  readonly when?: string
  readonly tone?: string
}

export const badge = ({ text, when, tone = 'accent' }: BadgeJson, place: SlotContext): SlotOf<'badge'> => ({
  slot: 'badge',
  text: place.text(text, '/text'),
  when: when === undefined ? undefined : place.path(when, '/when'),
  tone,
})
