import { type ComponentProps, memo } from 'react'
import type { Choice } from '../../contract.ts'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import { ChoiceIcon } from './ChoiceIcon.tsx'
import styles from './Dropdown.module.css'

interface DropdownOptionProps {
  readonly item: Choice
  readonly hasIcon: boolean
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly own: ComponentProps<'div'>
}

/** Either all rows have an icon or none, so that texts are aligned. */
export function hasIcons(items: readonly Choice[]): boolean {
  return items.some(({ icon }) => icon !== undefined)
}

/**
 * Re-rendered only when its appearance changes: an arrow key in a list of 240 changes two rows. Downshift's props are
 * new objects each time, but equivalent while the row keeps its index.
 */
export const DropdownOption = memo(Option, (before, after) => {
  const isSamePlace = before.own.id === after.own.id && before.item === after.item
  return isSamePlace && LOOKS.every((look) => before[look] === after[look])
})

const LOOKS = ['hasIcon', 'isChosen', 'isActive'] as const

function Option({ item, hasIcon, isChosen, isActive, own }: DropdownOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox (aria-activedescendant)
    <div {...own} role="option" aria-selected={isChosen} className={classes(styles.option, isActive && styles.active)}>
      {hasIcon && <ChoiceIcon src={item.icon} text={item.text} />}
      <span className={styles.texts}>
        <span className={styles.optionText}>{item.text}</span>{' '}
        {item.note !== undefined && (
          <span className={styles.note}>
            <bdi>{item.note}</bdi>
          </span>
        )}
      </span>
      {isChosen && <Icon name="check" className={styles.check} />}
    </div>
  )
}
