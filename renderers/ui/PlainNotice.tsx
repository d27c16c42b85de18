import { IconButton } from './IconButton.tsx'
import styles from './PlainNotice.module.css'
import type { SnackbarProps } from './Snackbar.tsx'
import { says } from './says.ts'

/** A snackbar whose own code could not be had: the words, and a way to close it. What a server marked is plain here. */
export function PlainNotice({ title, content = '', tone = 'bad', closeLabel, onClose }: SnackbarProps) {
  return (
    <div className={styles.notice} {...says(tone === 'bad')}>
      <p>
        <b>{title}</b> {content.replace(/<[^>]*>/g, ' ')}
      </p>
      {closeLabel !== undefined && onClose && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
    </div>
  )
}
