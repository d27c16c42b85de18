import type { CSSProperties } from 'react'
import { classes } from '../base/classes.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ChoiceIcon } from './ChoiceIcon.tsx'
import type { ChoiceProps } from './ChoiceProps.ts'
import styles from './Segmented.module.css'

/** Two to four short choices side by side, or stacked when their texts don't fit. */
export function Segmented(props: ChoiceProps) {
  const { items = [], error, disabled } = props
  const hasIcons = items.some(({ icon }) => icon !== undefined)
  const longest = Math.max(0, ...items.map(({ text }) => Array.from(text).length)) + (hasIcons ? ICON_IN_LETTERS : 0)
  return (
    <ChoiceGroup
      field={props}
      className={classes(styles.track, error !== undefined && styles.bad, disabled && styles.off)}
      itemClassName={styles.segment}
      radioClassName={styles.radio}
      style={{ '--pw-segments': items.length, '--pw-longest': longest } as CSSProperties}
      draw={({ text, icon }, radio) => (
        <>
          {radio}
          {hasIcons ? (
            <span className={classes(styles.text, styles.withIcon)}>
              <ChoiceIcon src={icon} text={text} />
              <span>{text}</span>
            </span>
          ) : (
            <span className={styles.text}>{text}</span>
          )}
        </>
      )}
    />
  )
}

/** The width of an icon with its gap, in letters of the text. */
const ICON_IN_LETTERS = 5
