import type { BlockProps } from '../contract.ts'
import styles from './footer.module.css'

export function footer({ children }: BlockProps<'footer'>) {
  return (
    <div className={styles.footer} data-pw-block="footer">
      {children}
    </div>
  )
}
