import layout from 'virtual:built-in/region'
import { definePage } from '../../../pages/Page.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The choice of the player's country. */
export const region = definePage({
  screen: 'region',
  builtIn: layout,
  needs: ['drawing'],
  open({ core }) {
    const clear = () => core.methods.searchCountries('')
    // Left by Back, the page keeps its search, which would hide the current country.
    clear()
    return {
      scopes: { region: regionScope(core) },
      actions: {
        'region.choose': ({ country }) => core.list.chooseRegion(String(country)),
        'search.clear': clear,
      },
    }
  },
})
