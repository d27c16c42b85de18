import type { Scopes } from '../../../schemas/scopes/views.ts'
import { bonusScope } from '../../../src/scopes/bonusScope.ts'
import { commonScopes } from '../../../src/scopes/commonScopes.ts'
import { depositScope } from '../../../src/scopes/depositScope.ts'
import { formScope } from '../../../src/scopes/formScope.ts'
import { invoiceScope } from '../../../src/scopes/invoiceScope.ts'
import { limitsScope, methodScope } from '../../../src/scopes/methodScope.ts'
import { groupScope, methodsScope } from '../../../src/scopes/methodsScope.ts'
import { regionScope } from '../../../src/scopes/regionScope.ts'
import type { ScopesNeed } from '../../../src/scopes/ScopesNeed.ts'

/** What the pages give, of all pages at once: for documents that are drawn without a page. */
export function allScopes(need: ScopesNeed): Scopes {
  const [ofList, ofGroup] = [methodsScope(need), groupScope(need)]
  return {
    ...commonScopes(need),
    get methods() {
      return need.route.name === 'depositGroupListPage' ? ofGroup : ofList
    },
    region: regionScope(need),
    method: methodScope(need),
    limits: limitsScope(need),
    form: formScope(need),
    deposit: depositScope(need),
    bonus: bonusScope(need),
    invoice: invoiceScope(need),
  }
}
