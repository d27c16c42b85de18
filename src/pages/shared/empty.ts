import layout from 'virtual:built-in/empty'
import { regionScope } from '../../scopes/regionScope.ts'
import { definePage } from '../Page.ts'

/** Shown when no method is available. */
export const empty = definePage({
  screen: 'empty',
  builtIn: layout,
  needs: [],
  open: ({ core }) => ({ scopes: { region: regionScope(core) }, actions: {} }),
})
