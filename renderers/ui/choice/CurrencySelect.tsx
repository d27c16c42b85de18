import { useId } from 'react'
import type { Choice } from '../../contract.ts'
import styles from './CurrencySelect.module.css'
import { LazyDropdown } from './LazyDropdown.tsx'

interface CurrencySelectProps {
  readonly label: string
  readonly value: string
  readonly items: readonly Choice[]
  readonly searchLabel: string
  readonly emptyLabel: string
  readonly onChoose: (code: string) => void
}

/** A select outside of any form: it applies immediately and has no validation. */
export function CurrencySelect({ onChoose, ...props }: CurrencySelectProps) {
  const id = useId()
  return (
    <div className={styles.select}>
      <LazyDropdown
        {...props}
        id={id}
        name="currency"
        disabled={false}
        required={false}
        onInput={onChoose}
        onFocus={nothing}
        onBlur={nothing}
        inputRef={nothing}
      />
    </div>
  )
}

const nothing = () => {}
