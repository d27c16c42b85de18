import { IconButton } from './IconButton.tsx'
import styles from './PlainNotice.module.css'
import type { SnackbarProps } from './Snackbar.tsx'
import { says } from './says.ts'

/** The fallback for a snackbar whose code failed to load: plain text and a close button. Server markup is stripped. */
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
