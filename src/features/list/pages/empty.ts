import layout from 'virtual:built-in/empty'
import { definePage } from '../../../pages/Page.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** Shown when no method is available. */
export const empty = definePage({
  screen: 'empty',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => ({ scopes: { region: regionScope(core) }, actions: {} }),
})
