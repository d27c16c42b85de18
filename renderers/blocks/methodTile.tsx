import type { BlockProps } from '../contract.ts'
import { MethodIcon } from '../ui/MethodIcon.tsx'
import { Tile } from '../ui/Tile.tsx'

export function methodTile({ source, badge, ariaLabel, onPress }: BlockProps<'methodTile'>) {
  const children = <MethodIcon src={source.icons[0]?.src ?? ''} name={source.name} />
  return Tile({ name: source.name, from: source.from, badge, ariaLabel, onPress, children })
}
