import type { BlockProps } from '../contract.ts'
import styles from './chips.module.css'

export function chips({ source, ariaLabel, onChoose }: BlockProps<'chips'>) {
  if (source.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex row in older WebKit
    <div role="group" aria-label={ariaLabel} className={styles.chips}>
      {source.map(({ value, label, selected }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={selected}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
