import type { ReactNode } from 'react'
import { Icon } from '../base/Icon.tsx'
import styles from './PickRow.module.css'

export interface PickRowProps {
  readonly isSelected: boolean
  readonly ariaLabel: string | undefined
  readonly onPress: () => void
  /** An image before the name. */
  readonly before?: ReactNode
  readonly name: ReactNode
  /** Secondary text after the name. */
  readonly after?: ReactNode
}

/** A selectable row of a long list, with a check mark when selected. */
export function PickRow({ isSelected, ariaLabel, onPress, before, name, after }: PickRowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={ariaLabel}
      aria-current={isSelected || undefined}
      onClick={onPress}
    >
      {before}
      <span className={styles.name}>{name}</span>
      {after !== undefined && <span className={styles.after}>{after}</span>}
      {isSelected && <Icon name="check" className={styles.check} />}
    </button>
  )
}
