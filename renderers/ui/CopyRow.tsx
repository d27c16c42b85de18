import { useEffect, useId, useRef, useState } from 'react'
import type { Copying } from '../contract.ts'
import styles from './CopyRow.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface CopyRowProps {
  readonly label: string
  readonly value: string
  /** What is copied; undefined for a value that is only read. */
  readonly copies: string | undefined
  readonly isBig?: boolean | undefined
  readonly copying: Copying
}

/** Long enough to be seen and heard. */
const SAYS_MS = 3_000

/** A small label, a strong value, and one button that copies it and says so. */
export function CopyRow({ label, value, copies, isBig, copying }: CopyRowProps) {
  const id = useId()
  const shown = useRef<HTMLElement>(null)
  const [said, setSaid] = useState<'' | 'copied' | 'failed'>('')

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAYS_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function copy(text: string): Promise<void> {
    const isCopied = await copying.copy(text)
    if (!isCopied && shown.current !== null) getSelection()?.selectAllChildren(shown.current)
    setSaid(isCopied ? 'copied' : 'failed')
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <bdi ref={shown} className={classes(styles.value, isBig && styles.big)}>
          {value}
        </bdi>
        <span aria-live="polite" className={classes(styles.said, said === 'failed' && styles.failed)}>
          {said === '' ? '' : copying[said]}
        </span>
      </div>
      {copies !== undefined && (
        <button
          type="button"
          className={classes(styles.button, said === 'copied' && styles.done)}
          aria-label={copying.nameOf(label)}
          title={copying.nameOf(label)}
          onClick={() => void copy(copies)}
        >
          <Icon name={said === 'copied' ? 'check' : 'copy'} />
        </button>
      )}
    </div>
  )
}
