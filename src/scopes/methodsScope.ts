import { compareShallow, computed } from 'mobx'
import type { Scopes, TileView } from '../../schemas/scopes/views.ts'
import { matcher } from '../../schemas/typing/fold.ts'
import type { ListEntry } from '../catalog/MethodsStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { entryTile, keyOf, methodName } from './tiles.ts'

/** The minimum number of methods for a search box. */
const SEARCHABLE_FROM = 12

/** The methods and groups of the list, filtered by search and, on a tab, by `isListed`. */
export function methodsScope(need: ScopesNeed, isListed?: (entry: ListEntry) => boolean): Scopes['methods'] {
  const { methods, texts } = need
  const all = computed(() => {
    const every = listOf(methods.entries, need)
    return isListed ? every.filter(({ entry }) => isListed(entry)) : every
  })
  const found = computed(() => find(all.get(), methods.query, texts), { equals: compareShallow })
  return listScope(
    need,
    () => found.get(),
    () => methods.methods,
  )
}

/** The scope of a list: its tiles that match the search, and everything that is searched. */
export function listScope(
  { methods, texts }: ScopesNeed,
  tiles: () => TileView[],
  searched: () => readonly unknown[],
): Scopes['methods'] {
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
      return searched().length >= SEARCHABLE_FROM
    },
    get groupName() {
      const { group } = methods
      return group ? texts.t(group.labelKey) : ''
    },
  }
}

type Listed = { readonly entry: ListEntry; readonly tile: TileView }

/** The tiles of all entries, kept for the next visit of the list. */
function listOf(entries: readonly ListEntry[], need: ScopesNeed): readonly Listed[] {
  const key = keyOf(need)
  const known = lists.get(entries)
  if (known?.key === key && known.texts === need.texts) return known.list
  const list = entries.map((entry) => ({ entry, tile: entryTile(entry, need, key) }))
  lists.set(entries, { key, texts: need.texts, list })
  return list
}

const lists = new WeakMap<
  readonly ListEntry[],
  { readonly key: string; readonly texts: Texts; readonly list: readonly Listed[] }
>()

/** Searches by display name; a group also matches by its methods' names. */
function find(all: readonly Listed[], query: string, texts: Texts): TileView[] {
  const holds = matcher(query)
  const fits = ({ entry, tile }: Listed) =>
    holds(tile.name) ||
    (entry.kind === 'group' && entry.group.methods.some((method) => holds(methodName(method, texts))))
  return (query === '' ? all : all.filter(fits)).map(({ tile }) => tile)
}
