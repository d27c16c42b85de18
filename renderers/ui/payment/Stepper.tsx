import { type RefObject, useEffect, useId, useRef } from 'react'
import { classes } from '../base/classes.ts'
import styles from './Stepper.module.css'

interface StepperProps {
  readonly steps: readonly { readonly title: string }[]
  /** The current step, from 0. */
  readonly current: number
  /** "Step 2 of 3". */
  readonly label: string
}

/** The progress of a form with steps: text for everyone, bars as decoration. */
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

/** Focuses the title of a new step, unless focus is in one of its fields. */
function useFocusOnStep(current: number, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(current)
  useEffect(() => {
    const element = title.current
    if (shown.current === current || element === null) return
    shown.current = current
    if (isInField((element.getRootNode() as Document | ShadowRoot).activeElement)) return
    element.focus({ preventScroll: true })
    element.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [current, title])
}

// Buttons and the body are not fields: the next or back button may stay focused, or disappear and leave focus on the
// body. In a shadow root, nothing is focused then.
function isInField(focused: Element | null): boolean {
  if (focused === null || focused.tagName === 'BODY') return false
  return focused.tagName !== 'BUTTON' || focused.getAttribute('role') === 'combobox'
}
