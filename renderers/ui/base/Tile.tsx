import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from './Badge.tsx'
import styles from './Tile.module.css'

interface TileProps {
  readonly name: string
  readonly from: string
  readonly badge?: BadgeProps | undefined
  readonly ariaLabel?: string | undefined
  readonly onPress: () => void
  /** The method's logos. */
  readonly children: ReactNode
}

/** A payment method tile: logos, name on at most three lines, lowest amount, one badge. */
export function Tile({ name, from, badge, ariaLabel, onPress, children }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-label={ariaLabel} onClick={onPress}>
      {children}
      <span className={styles.facts}>
        <span>{name}</span>
        {from !== '' && <span>{from}</span>}
      </span>
      {badge && <span className={styles.badge}>{Badge(badge)}</span>}
    </button>
  )
}
