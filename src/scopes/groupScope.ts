import { compareShallow, computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import { matcher } from '../../schemas/typing/fold.ts'
import { listScope } from './methodsScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { keyOf, methodTile } from './tiles.ts'

/** The methods of the open group, filtered by search (P2P-01). */
export function groupScope(need: ScopesNeed): Scopes['methods'] {
  const { methods } = need
  const all = computed(() => {
    const key = keyOf(need)
    return (methods.group?.methods ?? []).map((method) => methodTile(method, need, key))
  })
  const found = computed(
    () => {
      const holds = matcher(methods.query)
      return all.get().filter(({ name }) => holds(name))
    },
    { equals: compareShallow },
  )
  return listScope(
    need,
    () => found.get(),
    () => all.get(),
  )
}
