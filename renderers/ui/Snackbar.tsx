import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { RichText } from './RichText.tsx'
import styles from './Snackbar.module.css'

export interface SnackbarProps {
  readonly title: string
  /** May hold a server's HTML: it is always drawn through RichText, and there is no other way in (SEC-02). */
  readonly content?: string | undefined
  readonly tone?: 'bad' | 'info' | 'good' | undefined
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
}

const ICONS = { bad: 'warning', info: 'info', good: 'check' } as const

/** Says one thing at the top and goes. When it goes is decided by who shows it. */
export function Snackbar({ title, content, tone = 'bad', closeLabel, onClose }: SnackbarProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classes(styles.snackbar, styles[tone])}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {content !== undefined && content !== '' && (
          <p className={styles.content}>
            <RichText html={content} />
          </p>
        )}
      </div>
      {closeLabel !== undefined && onClose && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
    </div>
  )
}
