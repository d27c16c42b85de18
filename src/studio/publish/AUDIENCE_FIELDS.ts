import type { AudienceOption } from '../../ops/publish/audienceOf.ts'

/** The fields that choose players: the options of `pack`. */
export const AUDIENCE_FIELDS: Readonly<Record<AudienceOption, { readonly label: string; readonly hint: string }>> = {
  percent: { label: 'Percentage', hint: 'Such as 10: a player stays in or out' },
  countries: { label: 'Countries', hint: 'Such as MX, CO' },
  platforms: { label: 'Platforms', hint: 'Of desktop, mobile, android, ios' },
  from: { label: 'From', hint: 'Such as 2026-12-01, or 2026-12-01T09:00Z (UTC)' },
  until: { label: 'Until', hint: 'Such as 2026-12-24 (UTC)' },
  experiment: { label: 'Experiment', hint: 'Such as new_form=b: the name and the group' },
  salt: { label: 'Draw', hint: 'Any text: draws other players for the percentage' },
}
