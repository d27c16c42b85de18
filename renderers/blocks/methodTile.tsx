import type { BlockProps } from '../contract.ts'
import { MethodIcon } from '../ui/base/MethodIcon.tsx'
import { Tile } from '../ui/base/Tile.tsx'

export function methodTile({ source, badge, ...rest }: BlockProps<'methodTile'>) {
  // The method's badge colours don't apply to a badge set by the layout.
  const colours = badge?.text === source.badge && { ground: source.badgeGround, ink: source.badgeInk }
  const children = <MethodIcon src={source.icons[0]?.src ?? ''} name={source.name} />
  const own = badge && { ...badge, ...colours }
  return Tile({ ...rest, name: source.name, from: source.from, badge: own, children })
}
