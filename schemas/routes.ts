import { SCREENS, type ScreenName } from './layout/screens/index.ts'

/**
 * The name of a page (spec 2). Layouts and hosts refer to pages by name, never by path; a page of the crypto-balance
 * cashier shares the name of its regular counterpart, and navigation selects the variant.
 */
export type RouteName = (typeof SCREENS)[ScreenName]['pages'][number]

/** The names of all pages. Each is declared by the screen that the page shows. */
export const ROUTE_NAMES: readonly RouteName[] = Object.values(SCREENS).flatMap(({ pages }) => pages)
