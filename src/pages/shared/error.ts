import layout from 'virtual:built-in/error'
import { tellErrorPage } from '../../flows/failures/tellErrorPage.ts'
import { regionScope } from '../../scopes/regionScope.ts'
import { definePage } from '../Page.ts'

/** Nothing can be done but to try again: what happened is reported under an id that support can look up (PAGE-03). */
export const error = definePage({
  screen: 'error',
  builtIn: layout,
  needs: [],
  open: ({ core }) => {
    tellErrorPage(core)
    return { scopes: { region: regionScope(core) }, verbs: {} }
  },
})
