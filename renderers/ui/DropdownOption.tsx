import type { ComponentProps } from 'react'
import type { Choice } from '../contract.ts'
import { classes } from './classes.ts'
import styles from './Dropdown.module.css'
import { Icon } from './Icon.tsx'

interface DropdownOptionProps {
  readonly item: Choice
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly own: ComponentProps<'li'>
}

export function DropdownOption({ item, isChosen, isActive, own }: DropdownOptionProps) {
  return (
    <li {...own} aria-selected={isChosen} className={classes(styles.option, isActive && styles.active)}>
      <span className={styles.optionText}>{item.text}</span>
      {isChosen && <Icon name="check" className={styles.check} />}
    </li>
  )
}
