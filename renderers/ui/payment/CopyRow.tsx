import { type CSSProperties, useId, useRef, useState } from 'react'
import type { Copying } from '../../contract.ts'
import { announcedProps } from '../base/announcedProps.ts'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import { useUntouched } from '../text/useUntouched.ts'
import styles from './CopyRow.module.css'
import { useCopied } from './useCopied.ts'

export interface CopyRowProps {
  readonly label: string
  readonly value: string
  /** The text to copy; undefined for a read-only value. */
  readonly copies: string | undefined
  readonly isBig?: boolean | undefined
  /** Whether the button says "Copy": for what every player copies, among rows with icons only. */
  readonly isMain?: boolean | undefined
  readonly copying: Copying
}

/**
 * A label, an emphasized value, and a copy button that reports the outcome. A press anywhere on the row copies too: the
 * button alone is a small target.
 */
export function CopyRow({ label, value, copies, isBig, isMain, copying }: CopyRowProps) {
  const id = useId()
  const shown = useRef<HTMLElement>(null)
  const { said, copy } = useCopied(copying, shown)
  const [drawn, setDrawn] = useState(0)
  // Another script could replace the account to divert the money: the original value is rendered again and the player
  // warned (B28).
  useUntouched(shown, value, drawn, () => setDrawn((times) => times + 1))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the row is for the keyboard and screen readers
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes(styles.row, copies !== undefined && styles.pressable)}
      onClick={copies === undefined ? undefined : () => copy(copies)}
    >
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <bdi
          key={`${drawn} ${value}`}
          ref={shown}
          translate="no"
          className={classes(styles.value, isBig && styles.big)}
          style={isBig ? ({ '--signs': value.length } as CSSProperties) : undefined}
        >
          {value}
        </bdi>
        {drawn > 0 && (
          <span {...announcedProps(true)} className={classes(styles.said, styles.failed)}>
            {copying.tampered}
          </span>
        )}
        <span data-pw-say="polite" className={classes(styles.said, said !== 'copied' && styles.failed)}>
          {/* The label makes the messages of two rows differ: a repeated text would be announced only once. */}
          {said && <span className="pw-visually-hidden">{label}: </span>}
          {said && <span>{copying[said]}</span>}
        </span>
      </div>
      {copies !== undefined && (
        <button
          type="button"
          className={classes(styles.button, isMain && styles.main, said === 'copied' && styles.done)}
          aria-label={copying.nameOf(label)}
          title={copying.nameOf(label)}
        >
          <Icon name={said === 'copied' ? 'check' : 'copy'} />
          {isMain && <span aria-hidden="true">{copying.word}</span>}
        </button>
      )}
    </div>
  )
}
