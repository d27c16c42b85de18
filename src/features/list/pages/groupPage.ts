import { definePage, type Page } from '../../../pages/Page.ts'
import { groupScope } from '../../../scopes/groupScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** Lists the methods of one group. */
export const groupPage = (screen: 'deposit.group' | 'withdrawal.group', builtIn: unknown): Page =>
  definePage({
    screen,
    builtIn,
    needs: ['drawing'],
    open: ({ core }) => ({
      scopes: { methods: groupScope(core), region: regionScope(core) },
      actions: {
        'method.open': ({ method }) => core.list.pages.openMethod(String(method)),
        'search.clear': () => core.methods.search(''),
      },
    }),
  })
