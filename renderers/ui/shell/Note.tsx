import type { ReactNode } from 'react'
import { announcedProps } from '../base/announcedProps.ts'
import { classes } from '../base/classes.ts'
import { Icon, type IconName } from '../base/Icon.tsx'
import { wholeIds } from '../text/wholeIds.tsx'
import styles from './Note.module.css'

export type Tone = 'info' | 'good' | 'warn' | 'bad'

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'shield', warn: 'warning', bad: 'warning' }

interface NoteProps {
  readonly tone?: Tone | undefined
  readonly icon?: IconName | undefined
  readonly ariaLabel?: string | undefined
  readonly children: ReactNode
}

/** A note. The tone is conveyed by an icon too, not by colour alone; a `bad` note is announced. */
export function Note({ tone = 'info', icon = ICONS[tone], ariaLabel, children }: NoteProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread props set the role
    <div
      className={classes(styles.note, styles[tone])}
      {...(tone === 'bad' ? announcedProps(true) : { role: 'note' })}
      aria-label={ariaLabel}
    >
      <Icon name={icon} />
      <p className={styles.text}>{typeof children === 'string' ? wholeIds(children) : children}</p>
    </div>
  )
}
