import layout from 'virtual:built-in/region'
import { definePage } from '../../../pages/Page.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The choice of the player's country. */
export const region = definePage({
  screen: 'region',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => ({
    scopes: { region: regionScope(core) },
    actions: {
      'region.choose': ({ country }) => core.list.chooseRegion(String(country)),
      'search.clear': () => core.methods.search(''),
    },
  }),
})
