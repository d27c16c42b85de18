import type { BlockProps } from '../contract.ts'
import styles from './boxCard.module.css'

export function boxCard({ label, hint, price, ariaLabel, onPress }: BlockProps<'boxCard'>) {
  return (
    <button type="button" className={styles.card} aria-label={ariaLabel} onClick={onPress}>
      <span className={styles.coins} aria-hidden="true">
        <span className={styles.coin} />
        <span className={styles.coin} />
        <span className={styles.coin} />
      </span>
      <span className={styles.what}>
        <bdi className={styles.label}>{label}</bdi> {hint && <bdi className={styles.hint}>{hint}</bdi>}{' '}
      </span>
      <bdi className={styles.price}>{price}</bdi>
    </button>
  )
}
