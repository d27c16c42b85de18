import styles from './Spinner.module.css'

/** Decorative: the text next to it says what is in progress. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
