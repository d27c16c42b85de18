import { classes } from '../base/classes.ts'
import guide from '../shell/Guide.module.css'
import styles from './StepList.module.css'

interface StepListProps {
  readonly steps: readonly { readonly id: string; readonly text: string }[]
  readonly label?: string | undefined
  /** True if the list is among other content; otherwise it is the page's main content, in its own card. */
  readonly isInline?: boolean
}

/** Numbered instructions. */
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
