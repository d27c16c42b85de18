import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { named } from './named.ts'

/** A surface for related content. */
export function Card({ ariaLabel, children }: { readonly ariaLabel?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.card} {...named('group', ariaLabel)}>
      {children}
    </div>
  )
}
