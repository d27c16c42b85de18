import styles from './Spinner.module.css'

/** Only a picture: what is going on is said in words beside it. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
