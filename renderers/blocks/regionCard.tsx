import type { BlockProps } from '../contract.ts'
import { Flag } from '../ui/base/Flag.tsx'
import styles from './regionCard.module.css'

export function regionCard({ source, label, ariaLabel, onPress }: BlockProps<'regionCard'>) {
  return (
    <button type="button" className={styles.region} aria-label={ariaLabel} onClick={onPress}>
      <Flag src={source.flag} code={source.code} />
      <span className={styles.name}>
        {source.name}
        {source.currency !== '' && (
          <>
            {' · '}
            <bdi>{source.currency}</bdi>
          </>
        )}
      </span>
      <span className={styles.label}>{label}</span>
    </button>
  )
}
