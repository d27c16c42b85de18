import type { BlockProps } from '../contract.ts'
import styles from './heading.module.css'

export function heading({ text, level = 2 }: BlockProps<'heading'>) {
  return level === 3 ? <h3 className={styles.third}>{text}</h3> : <h2 className={styles.second}>{text}</h2>
}
