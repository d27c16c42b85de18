import layout from 'virtual:built-in/deposit.list'
import { methodsScope } from '../../scopes/methodsScope.ts'
import { regionScope } from '../../scopes/regionScope.ts'
import { definePage } from '../Page.ts'

/** The list of methods and groups: where a payment begins, and where it is left for. */
export const list = definePage({
  screen: 'deposit.list',
  builtIn: layout,
  needs: [],
  open: ({ core }) => {
    const { methods, deposit, navigation, pages } = core
    methods.reset()
    if (deposit.state === 'idle') deposit.clear()
    core.layouts.forgetMissing()
    if (navigation.query('refetch') === undefined) core.loading.entered()
    else {
      navigation.dropQuery('refetch')
      void core.loading.load()
    }
    return {
      scopes: { methods: methodsScope(core), region: regionScope(core) },
      verbs: {
        'method.open': ({ method }) => pages.openMethod(String(method)),
        'group.open': ({ group }) => pages.openGroup(String(group)),
        'search.clear': () => methods.search(''),
        'region.choose': ({ country }) => core.chooseRegion(String(country)),
      },
    }
  },
})
