import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import type { Tone } from './Note.tsx'
import { says } from './says.ts'

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' }

export interface AlertProps {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly text: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** It came while the player was here, so it is read out. What stood there from the start is found by reading. */
  readonly live?: boolean | undefined
}

/** What the player has to know before going on: a note with a title, and with a way on where there is one. */
export function Alert({ tone = 'info', title, text, action, live = false }: AlertProps) {
  return (
    <div
      className={classes(styles.alert, styles[tone])}
      {...(live ? says(tone === 'bad' || tone === 'warn') : { role: 'note' })}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && title !== '' && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
        {action && (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
