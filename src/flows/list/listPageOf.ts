import type { RouteName } from '../../../schemas/routes.ts'

/** The page of the list: of what is paid by, or of what is paid out by. */
export const listPageOf = (transaction: string | undefined): RouteName =>
  transaction === 'withdrawal' ? 'withdrawalListPage' : 'depositListPage'
