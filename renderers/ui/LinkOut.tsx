import styles from './LinkOut.module.css'

interface LinkOutProps {
  readonly label: string
  readonly url: string
  readonly ariaLabel?: string | undefined
}

/** Leads to a page of somebody else, in a tab of its own that knows nothing of this one. */
export function LinkOut({ label, url, ariaLabel }: LinkOutProps) {
  // Where it leads nowhere safe, what it says is still worth reading.
  if (!isSafe(url)) return <span className={styles.row}>{label}</span>
  return (
    <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer" aria-label={ariaLabel}>
      <bdi className={styles.words}>{label}</bdi>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={styles.icon}>
        <path d="M14 4.5h5.5V10M19 5l-8 8M10 5.5H5.5v13h13V14" />
      </svg>
    </a>
  )
}

/** An https address, or a file of our own: on a developer's machine that is none. */
const isSafe = (url: string): boolean =>
  /^https:\/\/[^\s\\@]+$/i.test(url) || url.startsWith(`${document.location.origin}/`)
