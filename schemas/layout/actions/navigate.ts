import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const navigate = action(
  'navigate',
  'Opens a page by name.',
  { to: { ...NAME, description: 'The name of the page. `screens.md` of the reference lists them.' } },
  { to: 'depositListPage' },
)
