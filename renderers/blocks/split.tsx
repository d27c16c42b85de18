import type { BlockProps } from '../contract.ts'
import styles from './split.module.css'

export function split({ children }: BlockProps<'split'>) {
  return (
    <div className={styles.split} data-pw-block="split">
      {children}
    </div>
  )
}
