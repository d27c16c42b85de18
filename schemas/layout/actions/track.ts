import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const track = action(
  'track',
  'Sends one event of the table of events.',
  { key: { ...NAME, description: 'The key of the event: `src/analytics/track.ts` lists them.' } },
  { key: 'form_view' },
)
