import { classes } from './classes.ts'
import styles from './Stepper.module.css'

interface StepperProps {
  readonly steps: readonly { readonly title: string }[]
  /** Which step is shown, counted from 0. */
  readonly current: number
  /** "Step 2 of 3". */
  readonly label: string
}

/** How far a form in steps has come: the words for everyone, the bars for the eye. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <p className={styles.label}>{label}</p>
      <p className={styles.title}>{steps[current]?.title}</p>
      <ol className={styles.bars} aria-label={label}>
        {steps.map(({ title }, index) => (
          <li
            key={title}
            className={classes(styles.bar, index <= current && styles.done)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="pw-visually-hidden">{title}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
