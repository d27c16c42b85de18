import layout from 'virtual:built-in/deposit.group'
import p2pLayout from 'virtual:built-in/variants/deposit.group.p2p'
import { definePage, type Page } from '../../../pages/Page.ts'
import { groupScope } from '../../../scopes/groupScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** Lists the methods of one group. */
const groupPage = (builtIn: unknown): Page =>
  definePage({
    screen: 'deposit.group',
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

export const group = groupPage(layout)
export const p2pList = groupPage(p2pLayout)
