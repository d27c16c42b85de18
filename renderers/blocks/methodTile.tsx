import type { BlockProps } from '../contract.ts'
import { MethodIcon } from '../ui/MethodIcon.tsx'
import { Tile } from '../ui/Tile.tsx'

export function methodTile({ source, badge, ariaLabel, onPress }: BlockProps<'methodTile'>) {
  // A badge of the document's own has the colours of the document.
  const colours = badge?.text === source.badge && { ground: source.badgeGround, ink: source.badgeInk }
  return (
    <Tile
      name={source.name}
      from={source.from}
      badge={badge && { ...badge, ...colours }}
      ariaLabel={ariaLabel}
      onPress={onPress}
    >
      <MethodIcon src={source.icons[0]?.src ?? ''} name={source.name} />
    </Tile>
  )
}
