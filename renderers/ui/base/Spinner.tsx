import styles from './Spinner.module.css'

/** Decorative: the text next to the spinner names the work in progress. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
