import { compareShallow, computed } from 'mobx'
import type { Scopes, TileView } from '../../schemas/scopes/views.ts'
import type { ListEntry } from '../stores/MethodsStore.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { entryTile, methodName, methodTile } from './tiles.ts'

/** From how many methods on a search box is worth its place. */
const SEARCHABLE_FROM = 6

export function methodsScope(need: ScopesNeed): Scopes['methods'] {
  const { methods, texts, route } = need
  const all = computed(() => methods.entries.map((entry) => ({ entry, tile: entryTile(entry, need) })))
  const ofGroup = computed(() => (methods.group?.methods ?? []).map((method) => methodTile(method, need)))
  const found = computed(() => find(all.get(), methods.query, texts.lang, need), { equals: compareShallow })
  return {
    get state() {
      return methods.state
    },
    get tiles() {
      return (route.name === 'depositGroupListPage' ? ofGroup.get() : found.get()) as TileView[]
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
