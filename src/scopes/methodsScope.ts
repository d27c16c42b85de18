import { compareShallow, computed } from 'mobx'
import type { Scopes, TileView } from '../../schemas/scopes/views.ts'
import { matcher } from '../../schemas/typing/fold.ts'
import type { ListEntry } from '../catalog/MethodsStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { entryTile, keyOf, methodName, methodTile } from './tiles.ts'

/** The minimum number of methods for a search box. */
export const SEARCHABLE_FROM = 12

/** The methods and groups of the list, filtered by search and, on a tab, by `isListed`. */
export function methodsScope(need: ScopesNeed, isListed = (_: ListEntry) => true): Scopes['methods'] {
  const { methods, texts } = need
  const all = computed(() => {
    const key = keyOf(need)
    return methods.entries.filter(isListed).map((entry) => ({ entry, tile: entryTile(entry, need, key) }))
  })
  const found = computed(() => find(all.get(), methods.query, texts), { equals: compareShallow })
  return viewOf(need, () => found.get())
}

/** The methods of the open group, filtered by search (P2P-01). */
export function groupScope(need: ScopesNeed): Scopes['methods'] {
  const { methods } = need
  const all = computed(() => {
    const key = keyOf(need)
    return (methods.group?.methods ?? []).map((method) => methodTile(method, need, key))
  })
  const found = computed(() => all.get().filter(byName(methods.query)), { equals: compareShallow })
  return viewOf(need, () => found.get())
}

function viewOf({ methods, texts }: ScopesNeed, tiles: () => TileView[]): Scopes['methods'] {
  return {
    get state() {
      return methods.state
    },
    get tiles() {
      return tiles()
    },
    get query() {
      return methods.query
    },
    get searchable() {
      return methods.methods.length >= SEARCHABLE_FROM
    },
    get groupName() {
      const { group } = methods
      return group ? texts.t(group.labelKey) : ''
    },
  }
}

function byName(query: string): (tile: TileView) => boolean {
  const holds = matcher(query)
  return ({ name }) => holds(name)
}

type Listed = { readonly entry: ListEntry; readonly tile: TileView }

/** Searches by display name; a group also matches by its methods' names. */
function find(all: readonly Listed[], query: string, texts: Texts): TileView[] {
  const holds = matcher(query)
  const fits = ({ entry, tile }: Listed) =>
    holds(tile.name) ||
    (entry.kind === 'group' && entry.group.methods.some((method) => holds(methodName(method, texts))))
  return all.filter(fits).map(({ tile }) => tile)
}
