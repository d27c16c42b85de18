import type { Scopes } from '../../schemas/scopes/views.ts'
import { bonusScope } from './bonusScope.ts'
import { createListScopes, type ListScopes } from './createListScopes.ts'
import { depositScope } from './depositScope.ts'
import { formScope } from './formScope.ts'
import { limitsScope, methodScope } from './methodScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/**
 * What layouts may read: views over the stores, built member by member, so that no path reaches the token or contact
 * data. Each member is an own getter; MobX tracks what it reads.
 */
export function createScopes(need: ScopesNeed, list: ListScopes = createListScopes(need)): Scopes {
  return {
    ...list,
    method: methodScope(need),
    limits: limitsScope(need),
    form: formScope(need),
    deposit: depositScope(need),
    bonus: bonusScope(need),
  }
}
