import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const track = action(
  'track',
  'Sends an analytics event.',
  { key: { ...NAME, description: 'The key of the event, listed in `src/analytics/track.ts`.' } },
  { key: 'form_view' },
)
