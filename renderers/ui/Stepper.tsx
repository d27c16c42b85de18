import { type RefObject, useEffect, useId, useRef } from 'react'
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
  const title = useRef<HTMLParagraphElement>(null)
  const labelId = useId()
  useFocusOnStep(current, title)
  return (
    <div className={styles.stepper}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <p ref={title} className={styles.title} tabIndex={-1} aria-describedby={labelId}>
        {steps[current]?.title}
      </p>
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

/** A new step is told by its title, unless the player was brought to one of its fields. */
function useFocusOnStep(current: number, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(current)
  useEffect(() => {
    const element = title.current
    if (shown.current === current || element === null) return
    shown.current = current
    if (isInField(element.ownerDocument.activeElement)) return
    element.focus({ preventScroll: true })
    element.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [current, title])
}

// The buttons that lead on and back may stay where they are, or go and leave the focus to the page.
function isInField(focused: Element | null): boolean {
  if (focused === null || focused.tagName === 'BODY') return false
  return focused.tagName !== 'BUTTON' || focused.getAttribute('role') === 'combobox'
}
