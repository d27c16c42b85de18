import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './BonusCard.module.css'

interface BonusCardProps {
  readonly title: string
  readonly text?: string | undefined
  readonly condition?: string | undefined
  readonly theme: string
  readonly badge?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/**
 * A bonus card in its theme's colours. In a row of cards the title is limited to two lines; a single card shows it in
 * full, as a heading.
 */
export function BonusCard({ title, text, condition, theme, badge, ariaLabel, onPress }: BonusCardProps) {
  const className = classes(styles.card, styles[theme] ?? styles.blue)
  const inside = (
    <>
      {onPress === undefined ? (
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
      ) : (
        <bdi className={styles.title}>{title}</bdi>
      )}
      {text && <bdi className={styles.text}>{text}</bdi>}
      <span className={styles.foot}>
        {condition && <bdi className={styles.condition}>{condition}</bdi>}
        {badge && (
          <span className={styles.badge}>
            <Icon name="check" className={styles.tick} />
            {badge}
          </span>
        )}
      </span>
      <Icon name="gift" className={styles.gift} />
    </>
  )
  return onPress === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <button type="button" className={classes(className, styles.pressable)} aria-label={ariaLabel} onClick={onPress}>
      {inside}
    </button>
  )
}
