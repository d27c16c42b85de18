import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import { FieldFrame } from '../text/FieldFrame.tsx'
import { linkedText, type TextLinks } from '../text/linkedText.ts'
import styles from './Checkbox.module.css'
import type { ToggleProps } from './ChoiceProps.ts'
import { ToggleInput } from './ToggleInput.tsx'

interface CheckboxProps extends ToggleProps {
  /** The links inserted at `{name}` in the label. */
  readonly links?: TextLinks | undefined
}

/** A consent. Clicking its text toggles the box; clicking a link only opens the link. */
export function Checkbox({ links, ...field }: CheckboxProps) {
  const { id, label, hint, error } = field
  const hasNote = hint !== undefined || error !== undefined
  return FieldFrame({
    id,
    label,
    hint,
    error,
    width: field.width,
    labels: 'own',
    children: (
      <div
        className={classes(
          styles.row,
          hasNote && styles.told,
          error !== undefined && styles.bad,
          field.disabled && styles.off,
        )}
      >
        {ToggleInput({ field, className: styles.box })}
        <span id={`${id}-label`} className={styles.text}>
          {wordsAndLinks(label, links, id)}
        </span>
      </div>
    ),
  })
}

// Only the plain text is inside labels, so that a click on a link does not toggle the box.
function wordsAndLinks(label: string, links: TextLinks | undefined, id: string): ReactNode {
  return linkedText(label, links).map((part, index) => {
    const key = `${index}` // the parts of a text keep their order
    if (typeof part === 'string') {
      return (
        <label key={key} htmlFor={id}>
          {part}
        </label>
      )
    }
    return (
      <a key={key} href={part.url} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    )
  })
}
