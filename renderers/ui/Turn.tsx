import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Turn.module.css'

interface TurnProps {
  readonly label: string
  readonly isBack?: boolean
  readonly isOff: boolean
  readonly onPress: () => void
}

/** One further, or one back. At an end it is off, and keeps the focus all the same: who pages by keyboard is not thrown out. */
export function Turn({ label, isBack = false, isOff, onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={classes(styles.turn, isBack && styles.back)}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name="chevron" />
    </button>
  )
}
