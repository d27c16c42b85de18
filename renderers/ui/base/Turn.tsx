import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Turn.module.css'

interface TurnProps {
  readonly label: string
  readonly isBack?: boolean
  readonly isOff: boolean
  readonly onPress: () => void
}

/**
 * A next or previous button. At the end it is aria-disabled instead of disabled, so that keyboard users keep their
 * focus.
 */
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
