import type { BlockProps } from '../contract.ts'
import { Logos } from '../ui/base/Logos.tsx'
import { Tile } from '../ui/base/Tile.tsx'

export function groupTile({ source, icons = 3, ...rest }: BlockProps<'groupTile'>) {
  const children = <Logos icons={source.icons} name={source.name} max={icons} count={source.count} />
  return Tile({ ...rest, name: source.name, from: source.from, children })
}
