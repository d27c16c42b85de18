import { ROUTE_NAMES } from '../../routes.ts'
import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const navigate = action(
  'navigate',
  'Opens a page by name.',
  { to: { ...NAME, description: `The name of the page: ${ROUTE_NAMES.map((name) => `\`${name}\``).join(', ')}.` } },
  { to: 'depositListPage' },
)
