import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../base/IconButton.tsx'
import styles from './Challenge.module.css'

export interface ChallengeProps {
  /** The page that runs the third-party captcha. */
  readonly src: string
  readonly sandbox: string
  /** False: the captcha is invisible, also to assistive technology. True once the player has to act. */
  readonly isShown: boolean
  readonly title: string
  readonly text: string
  readonly closeLabel: string
  readonly onWindow: (frame: Window | null) => void
  readonly onLoad: () => void
  readonly onClose: () => void
}

/** A third-party captcha as a modal dialog over the page while it is shown. */
export function Challenge({ src, sandbox, isShown, title, text, closeLabel, onWindow, ...rest }: ChallengeProps) {
  const { onClose, onLoad } = rest
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    onWindow(frame.current?.contentWindow ?? null)
    return () => onWindow(null)
  }, [onWindow])
  useLayoutEffect(() => {
    const dialog = box.current
    if (!isShown || dialog === null) return
    dialog.showModal()
    // Focuses the heading, not the close button, which comes first.
    heading.current?.focus()
    return () => dialog.close() // restores the previous focus
  }, [isShown])
  useEffect(() => onCancel(box.current, onClose), [onClose])
  return (
    <dialog
      ref={box}
      className={styles.challenge}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      inert={!isShown}
    >
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        </div>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </header>
      <iframe
        ref={frame}
        title={title}
        src={src}
        sandbox={sandbox}
        onLoad={onLoad}
        className={styles.frame}
        // Not every browser of the baseline has `inert`.
        tabIndex={isShown ? undefined : -1}
        aria-hidden={!isShown || undefined}
      />
    </dialog>
  )
}

/** On Escape, the parent closes the dialog instead of the browser. */
function onCancel(dialog: HTMLDialogElement | null, act: () => void): () => void {
  const cancel = (event: Event) => {
    event.preventDefault()
    act()
  }
  dialog?.addEventListener('cancel', cancel)
  return () => dialog?.removeEventListener('cancel', cancel)
}
