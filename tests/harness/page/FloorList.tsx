import { memo, useMemo, useState } from 'react'
import type { CountryView, TileView } from '../../../schemas/scopes/views.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { FloorParts } from './FloorParts.ts'

const nothing = () => undefined

interface FloorListProps {
  readonly parts: FloorParts
  readonly texts: Texts
  readonly tiles: readonly TileView[]
  readonly country: CountryView
}

/** The floor for the method list: a hand-written version of the built-in screen, with memoized tiles. */
export function FloorList({ parts, texts, tiles, country }: FloorListProps) {
  const { t, lang } = texts
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase(lang)
    return wanted === '' ? tiles : tiles.filter(({ name }) => name.toLocaleLowerCase(lang).includes(wanted))
  }, [query, tiles, lang])
  return (
    <>
      {parts.row(
        {},
        parts.heading({ level: 2, text: t('deposit.methods.all') }),
        parts.regionCard({ source: country, label: t('region.change'), onPress: nothing }),
      )}
      {parts.search({ over: 'methods', label: t('search.label'), query, clearLabel: '', onQuery: setQuery })}
      {parts.tiles(
        t('deposit.methods.list'),
        found.map((tile) => <Tile key={tile.id} parts={parts} tile={tile} />),
      )}
    </>
  )
}

const Tile = memo(function Tile({ parts, tile }: { readonly parts: FloorParts; readonly tile: TileView }) {
  const badge = tile.badge === '' ? undefined : ({ text: tile.badge, tone: 'accent' } as const)
  return parts.methodTile({ source: tile, badge, onPress: nothing })
})
