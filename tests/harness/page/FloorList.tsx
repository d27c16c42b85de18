import { memo, type ReactNode, useMemo, useState } from 'react'
import { registry } from '../../../renderers/index.ts'
import type { CountryView, TileView } from '../../../schemas/scopes/views.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'

const { blocks: B } = registry
const nothing = () => undefined
const Items = B.repeat as unknown as (props: {
  readonly items: readonly ReactNode[]
  readonly layout: 'grid'
  readonly ariaLabel: string
}) => ReactNode

interface FloorListProps {
  readonly texts: Texts
  readonly tiles: readonly TileView[]
  readonly country: CountryView
}

/** The floor of the list: the built-in screen as one would write it by hand, its tiles remembered. */
export function FloorList({ texts, tiles, country }: FloorListProps) {
  const { t, lang } = texts
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase(lang)
    return wanted === '' ? tiles : tiles.filter(({ name }) => name.toLocaleLowerCase(lang).includes(wanted))
  }, [query, tiles, lang])
  return (
    <>
      <B.regionCard source={country} label={t('region.change')} onPress={nothing} />
      <B.search over="methods" label={t('search.label')} query={query} onQuery={setQuery} />
      <B.heading level={2} text={t('deposit.methods.all')} />
      <Items
        layout="grid"
        ariaLabel={t('deposit.methods.list')}
        items={found.map((tile) => <Tile key={tile.id} tile={tile} />)}
      />
    </>
  )
}

const Tile = memo(function Tile({ tile }: { readonly tile: TileView }) {
  return (
    <B.methodTile
      source={tile}
      badge={tile.badge === '' ? undefined : { text: tile.badge, tone: 'accent' }}
      onPress={nothing}
    />
  )
})
