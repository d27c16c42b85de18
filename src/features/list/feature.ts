import { defineFeature } from '../../pages/Feature.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { createPages } from './createPages.ts'
import { empty } from './pages/empty.ts'
import { group, p2pList } from './pages/group.ts'
import { region } from './pages/region.ts'
import { withdrawalGroup } from './pages/withdrawalGroup.ts'
import { withdrawalListRow } from './withdrawalListRow.ts'

const WITHDRAWAL_ROW = {
  transaction: 'withdrawal',
  backRoute: 'withdrawalListPage',
} as const satisfies Partial<RouteMeta>

/** The lists of methods and groups. The start page itself is in `src/routes/startRows.ts`, which is loaded first. */
export const list = defineFeature({
  name: 'list',
  create({ core, cashier, windows }) {
    const { openMethod, openGroup } = createPages({
      ...core,
      notify: core.reports.notify,
      canSendForms: windows.canSendForms,
      redeemsCoins: cashier.redeemsCoins,
    })
    return { own: undefined, provides: { openMethod, openGroup } }
  },
  pages: [
    ['depositRegionPage', '/deposit/region', region],
    ['depositGroupListPage', '/deposit/group', group, { needs: 'group' }],
    ['depositPeerToPeerListPage', '/deposit/peer-to-peer', p2pList, { needs: 'group' }],
    withdrawalListRow,
    ['withdrawalRegionPage', '/withdrawal/region', region, WITHDRAWAL_ROW],
    ['withdrawalGroupListPage', '/withdrawal/group', withdrawalGroup, { ...WITHDRAWAL_ROW, needs: 'group' }],
    ['emptyPage', '/empty', empty, { backRoute: undefined, isShared: true }],
    ['emptyRegionPage', '/empty/region', region, { backRoute: 'emptyPage', isShared: true }],
  ],
})
