import { compareShallow, computed } from 'mobx'
import type { Scopes, TileView } from '../../schemas/scopes/views.ts'
import type { ListEntry } from '../stores/MethodsStore.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { entryTile, methodName, methodTile } from './tiles.ts'

/** From how many methods on a search box is worth its place. */
const SEARCHABLE_FROM = 6

/** The methods and groups of the list, as they are searched; on a tab not all of them. */
export function methodsScope(need: ScopesNeed, isListed = (_: ListEntry) => true): Scopes['methods'] {
  const { methods, texts } = need
  const all = computed(() => methods.entries.filter(isListed).map((entry) => ({ entry, tile: entryTile(entry, need) })))
  const found = computed(() => find(all.get(), methods.query, texts.lang, need), { equals: compareShallow })
  return viewOf(need, () => found.get())
}

/** The methods of the group that is open, as they are searched (P2P-01). */
export function groupScope(need: ScopesNeed): Scopes['methods'] {
  const { methods, texts } = need
  const all = computed(() => (methods.group?.methods ?? []).map((method) => methodTile(method, need)))
  const found = computed(() => all.get().filter(holding(methods.query, texts.lang)), { equals: compareShallow })
  return viewOf(need, () => [...found.get()])
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

/** Whose shown name holds the words, in any letter case. */
function holding(query: string, lang: string): (tile: TileView) => boolean {
  const wanted = query.trim().toLocaleLowerCase(lang)
  return ({ name }) => name.toLocaleLowerCase(lang).includes(wanted)
}

type Listed = { readonly entry: ListEntry; readonly tile: TileView }

/** By shown name, case-insensitively; a group is also found by the methods in it. */
function find(all: readonly Listed[], query: string, lang: string, need: ScopesNeed): TileView[] {
  const wanted = query.trim().toLocaleLowerCase(lang)
  const holds = (name: string) => name.toLocaleLowerCase(lang).includes(wanted)
  const fits = ({ entry, tile }: Listed) =>
    holds(tile.name) ||
    (entry.kind === 'group' && entry.group.methods.some((method) => holds(methodName(method, need.texts))))
  return (wanted === '' ? all : all.filter(fits)).map(({ tile }) => tile)
}
