import type { ComponentProps } from 'react'
import type { Choice } from '../contract.ts'
import { classes } from './classes.ts'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'

interface DropdownOptionProps {
  readonly item: Choice
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly own: ComponentProps<'div'>
}

export function DropdownOption({ item, isChosen, isActive, own }: DropdownOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox (aria-activedescendant)
    <div {...own} role="option" aria-selected={isChosen} className={classes(styles.option, isActive && styles.active)}>
      <span className={styles.optionText}>{item.text}</span>
      {isChosen && <Icon name="check" className={styles.check} />}
    </div>
  )
}
