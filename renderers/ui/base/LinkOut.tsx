import { isSafeLink } from './isSafeLink.ts'
import styles from './LinkOut.module.css'

interface LinkOutProps {
  readonly label: string
  readonly url: string
  readonly ariaLabel?: string | undefined
}

/** A link to an external page, opened in a new tab without access to this tab. */
export function LinkOut({ label, url, ariaLabel }: LinkOutProps) {
  // An unsafe link is rendered as plain text.
  if (!isSafeLink(url)) return <span className={styles.row}>{label}</span>
  return (
    <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer" aria-label={ariaLabel}>
      <bdi className={styles.words}>{label}</bdi>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={styles.icon}>
        <path d="M14 4.5h5.5V10M19 5l-8 8M10 5.5H5.5v13h13V14" />
      </svg>
    </a>
  )
}
