import layout from 'virtual:built-in/deposit.group'
import { groupScope } from '../../scopes/methodsScope.ts'
import { regionScope } from '../../scopes/regionScope.ts'
import { definePage } from '../Page.ts'

/** The methods of one group. */
export const group = definePage({
  screen: 'deposit.group',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => ({
    scopes: { methods: groupScope(core), region: regionScope(core) },
    verbs: {
      'method.open': ({ method }) => core.pages.openMethod(String(method)),
      'search.clear': () => core.methods.search(''),
    },
  }),
})
