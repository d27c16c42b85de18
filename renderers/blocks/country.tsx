import type { BlockProps } from '../contract.ts'
import { Flag } from '../ui/base/Flag.tsx'
import styles from './country.module.css'

export function country({ source, label }: BlockProps<'country'>) {
  return (
    <div className={styles.country}>
      <Flag src={source.flag} code={source.code} />
      <div className={styles.words}>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        <span className={styles.name}>{source.name}</span>
      </div>
    </div>
  )
}
