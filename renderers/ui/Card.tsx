import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** A surface for facts that belong together. */
export function Card({ ariaLabel, children }: { readonly ariaLabel?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.card} role={ariaLabel === undefined ? undefined : 'group'} aria-label={ariaLabel}>
      {children}
    </div>
  )
}
