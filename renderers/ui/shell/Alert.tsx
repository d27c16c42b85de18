import type { ReactNode } from 'react'
import { announcedProps } from '../base/announcedProps.ts'
import { classes } from '../base/classes.ts'
import { Icon, type IconName } from '../base/Icon.tsx'
import styles from './Alert.module.css'
import type { Tone } from './Note.tsx'

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' }

export interface AlertProps {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly text: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /**
   * The alert appeared while the page was open, so it is announced. Content present from the start is not announced.
   */
  readonly live?: boolean | undefined
}

/** A note with a title and an optional action. */
export function Alert({ tone = 'info', title, text, action, live = false }: AlertProps) {
  return (
    <div
      className={classes(styles.alert, styles[tone])}
      {...(live ? announcedProps(tone === 'bad' || tone === 'warn') : { role: 'note' })}
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
