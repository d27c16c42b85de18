import { announcedProps } from '../base/announcedProps.ts'
import { IconButton } from '../base/IconButton.tsx'
import type { SnackbarProps } from '../overlay/Snackbar.tsx'
import styles from './PlainNotice.module.css'

/** The fallback for a snackbar whose code failed to load: plain text and a close button. Server markup is stripped. */
export function PlainNotice({ title, content = '', tone = 'bad', closeLabel, onClose }: SnackbarProps) {
  return (
    <div className={styles.notice} {...announcedProps(tone === 'bad')}>
      <p>
        <b>{title}</b> {content.replace(/<[^>]*>/g, ' ')}
      </p>
      {closeLabel !== undefined && onClose && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
    </div>
  )
}
