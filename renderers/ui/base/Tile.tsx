import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from './Badge.tsx'
import styles from './Tile.module.css'

interface TileProps {
  readonly name: string
  readonly from: string
  readonly badge?: BadgeProps | undefined
  readonly ariaLabel?: string | undefined
  /** Why the tile can't be chosen. While it is not empty, the tile is disabled and shows it in place of `from`. */
  readonly reason?: string | undefined
  readonly onPress: () => void
  /** The method's logos. */
  readonly children: ReactNode
}

/** A payment method tile: logos, name on at most three lines, lowest amount, one badge. */
export function Tile({ name, from, badge, ariaLabel, reason, onPress, children }: TileProps) {
  const note = reason || from
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={ariaLabel}
      aria-disabled={reason ? true : undefined}
      onClick={reason ? undefined : onPress}
    >
      {children}
      <span className={styles.facts}>
        <span>{name}</span>
        {note && <span>{note}</span>}
      </span>
      {badge && <span className={styles.badge}>{Badge(badge)}</span>}
    </button>
  )
}
