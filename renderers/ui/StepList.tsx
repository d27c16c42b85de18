import { classes } from './classes.ts'
import guide from './Guide.module.css'
import styles from './StepList.module.css'

interface StepListProps {
  readonly steps: readonly { readonly id: string; readonly text: string }[]
  readonly label?: string | undefined
  /** Among other things, which it leads through; else it is what the page is about, on a card of its own. */
  readonly isInline?: boolean
}

/** What to do, in order. */
export function StepList({ steps, label, isInline }: StepListProps) {
  const look = classes(styles.list, !isInline && guide.guide, !isInline && styles.card)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it VoiceOver is silent about a list that has no markers
    <ol role="list" className={look} aria-label={label}>
      {steps.map(({ id, text }) => (
        <li key={id} className={styles.step}>
          <span className={styles.number}>{id}</span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
