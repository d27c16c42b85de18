import { useRef } from 'react'
import { Icon } from '../base/Icon.tsx'
import { IconButton } from '../base/IconButton.tsx'
import styles from './SearchBox.module.css'

export interface SearchBoxProps {
  readonly label: string
  readonly query: string
  readonly onQuery: (query: string) => void
  /** The accessible name of the clear button. Escape clears too. */
  readonly clearLabel: string
}

export function SearchBox({ label, query, onQuery, clearLabel }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQuery('')
    input.current?.focus()
  }
  return (
    <div className={styles.box}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          // Enter in the search must not submit a surrounding form.
          if (event.key === 'Enter') event.preventDefault()
          if (event.key === 'Escape' && !event.nativeEvent.isComposing && query !== '') onQuery('')
        }}
      />
      {query !== '' && <IconButton icon="close" label={clearLabel} onPress={clear} />}
    </div>
  )
}
