import layout from 'virtual:built-in/region'
import { regionScope } from '../../scopes/regionScope.ts'
import { definePage } from '../Page.ts'

/** The choice of the player's country. */
export const region = definePage({
  screen: 'region',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => ({
    scopes: { region: regionScope(core) },
    actions: {
      'region.choose': ({ country }) => core.chooseRegion(String(country)),
      'search.clear': () => core.methods.search(''),
    },
  }),
})
