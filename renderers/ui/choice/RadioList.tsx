import { classes } from '../base/classes.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ChoiceIcon } from './ChoiceIcon.tsx'
import type { ChoiceProps } from './ChoiceProps.ts'
import styles from './RadioList.module.css'

/** A radio group with one row per choice, with room for an icon and a second line. */
export function RadioList(props: ChoiceProps) {
  const { items = [], error, disabled } = props
  const hasIcons = items.some(({ icon }) => icon !== undefined)
  return (
    <ChoiceGroup
      field={props}
      className={classes(styles.list, error !== undefined && styles.bad, disabled && styles.off)}
      itemClassName={styles.row}
      radioClassName={styles.radio}
      draw={({ text, note, icon }, radio) => (
        <>
          {hasIcons && <ChoiceIcon src={icon} text={text} />}
          <span className={styles.texts}>
            <span className={styles.text}>{text}</span>{' '}
            {note !== undefined && (
              <span className={styles.note}>
                <bdi>{note}</bdi>
              </span>
            )}
          </span>
          {radio}
        </>
      )}
    />
  )
}
