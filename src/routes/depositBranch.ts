import { complete, group, hostToHost, list, redirect, region } from './pageRefs.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

/** The pages of a deposit. */
export const depositBranch: readonly RouteMeta[] = [
  row('depositListPage', '/deposit', list, { backRoute: undefined }),
  row('depositRegionPage', '/deposit/region', region),
  row('depositRedirectPage', '/deposit/redirect', redirect, { needs: 'method' }),
  row('depositGroupListPage', '/deposit/group', group, { needs: 'group' }),
  row('depositGroupBasePage', '/deposit/group/redirect', redirect, {
    backRoute: 'depositGroupListPage',
    needs: 'method',
  }),
  row('depositHostToHostPage', '/deposit/host-to-host', hostToHost, { needs: 'invoice' }),
  row('depositCompletePage', '/deposit/complete', complete),
]
