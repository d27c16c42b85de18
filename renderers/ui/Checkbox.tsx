import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'
import type { ToggleProps } from './ChoiceProps.ts'
import { classes } from './classes.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { linkedText, type TextLinks } from './linkedText.ts'
import { ToggleInput } from './ToggleInput.tsx'

interface CheckboxProps extends ToggleProps {
  /** What stands at `{name}` in the label. */
  readonly links?: TextLinks | undefined
}

/** A consent. Its words tick the box, its links only lead on. */
export function Checkbox({ links, ...field }: CheckboxProps) {
  const { id, label, hint, error } = field
  const isTold = hint !== undefined || error !== undefined
  return FieldFrame({
    id,
    label,
    hint,
    error,
    labels: 'own',
    children: (
      <div
        className={classes(
          styles.row,
          isTold && styles.told,
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

// The words are labels and the links are none: a press on a link may not tick.
function wordsAndLinks(label: string, links: TextLinks | undefined, id: string): ReactNode {
  return linkedText(label, links).map((part, index) => {
    const key = `${index}` // the parts of a text never change places
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
