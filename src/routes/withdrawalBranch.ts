import {
  banks,
  confirm,
  instruction,
  region,
  withdrawalComplete,
  withdrawalForm,
  withdrawalGroup,
  withdrawalList,
} from '../pages/afterList.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

const out = (...[page, path, shows, more]: Parameters<typeof row>): RouteMeta =>
  row(page, path, shows, { transaction: 'withdrawal', backRoute: 'withdrawalListPage', ...more })

/** The pages of a withdrawal (ROUTE-41 to 47). */
export const withdrawalBranch: readonly RouteMeta[] = [
  out('withdrawalListPage', '/withdrawal', withdrawalList, { backRoute: undefined, transition: 'slide-back' }),
  out('withdrawalRegionPage', '/withdrawal/region', region),
  out('withdrawalRedirectPage', '/withdrawal/redirect', withdrawalForm, { needs: 'method' }),
  out('withdrawalRedirectInstructionPage', '/withdrawal/redirect/instruction', instruction, {
    backRoute: 'withdrawalRedirectPage',
    isDetour: true,
    needs: 'method',
  }),
  out('withdrawalNigerianBanksPage', '/withdrawal/nigerian-banks', banks, { needs: 'method' }),
  out('withdrawalGroupListPage', '/withdrawal/group', withdrawalGroup, { needs: 'group' }),
  out('withdrawalGroupBasePage', '/withdrawal/group/redirect', withdrawalForm, {
    backRoute: 'withdrawalGroupListPage',
    needs: 'method',
  }),
  out('withdrawalConfirmPage', '/withdrawal/confirm', confirm),
  out('withdrawalCompletePage', '/withdrawal/complete', withdrawalComplete),
]
