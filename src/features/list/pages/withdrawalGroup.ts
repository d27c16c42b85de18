import layout from 'virtual:built-in/withdrawal.group'
import { definePage } from '../../../pages/Page.ts'
import { groupScope } from '../../../scopes/groupScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The withdrawal methods of one group. */
export const withdrawalGroup = definePage({
  screen: 'withdrawal.group',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => ({
    scopes: { methods: groupScope(core), region: regionScope(core) },
    actions: {
      'method.open': ({ method }) => core.list.pages.openMethod(String(method)),
      'search.clear': () => core.methods.search(''),
    },
  }),
})
