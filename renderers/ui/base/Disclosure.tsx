import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  readonly label: string
  /** Whether a wide page shows the children without the button. */
  readonly isOnlyNarrow: boolean
  readonly children: ReactNode
}

/** A button that shows and hides its children. Hidden children stay mounted, because a wide page may show them. */
export function Disclosure({ label, isOnlyNarrow, children }: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  // On a phone, opened content may be below the fold.
  useEffect(() => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div className={isOnlyNarrow ? styles.narrow : undefined}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" className={styles.icon} />
      </button>
      <div ref={content} id={id} className={classes(styles.content, !isOpen && styles.closed)}>
        {children}
      </div>
    </div>
  )
}
