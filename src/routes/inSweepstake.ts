import type { RouteMeta } from './RouteMeta.ts'

/** The sweepstake variant of a row: own route name and title, same `page` for navigation (ROUTE-52, HDR-03, HDR-04). */
export const inSweepstake = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: row.page.startsWith('sweepstake')
    ? row.page
    : `sweepstake${row.page.charAt(0).toUpperCase()}${row.page.slice(1)}`,
  title: (transaction) => `sweepstake.${transaction}.${row.page.endsWith('CompletePage') ? 'complete' : 'v2'}.title`,
})
