import layout from 'virtual:built-in/error'
import { reportErrorPage } from '../../../notices/reportErrorPage.ts'
import { definePage } from '../../../pages/Page.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The error page: the player can only retry; the error is reported with an id for support (PAGE-03). */
export const error = definePage({
  screen: 'error',
  builtIn: layout,
  needs: [],
  open: ({ core }) => {
    reportErrorPage({ ...core, report: core.reports.report })
    return { scopes: { region: regionScope(core) }, actions: {} }
  },
})
