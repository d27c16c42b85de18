import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './Challenge.module.css'
import { IconButton } from './IconButton.tsx'

export interface ChallengeProps {
  /** The page that another company's check runs in. */
  readonly src: string
  readonly sandbox: string
  /** Until there is something to do for the player, nobody sees or hears of it. */
  readonly isShown: boolean
  readonly title: string
  readonly text: string
  readonly closeLabel: string
  readonly onWindow: (frame: Window | null) => void
  readonly onLoad: () => void
  readonly onClose: () => void
}

/** A check of another company, over the page and closed to everything around it while it is shown. */
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
    // Not the button that closes it, which comes first.
    heading.current?.focus()
    return () => dialog.close() // gives the focus back to where it was
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
      <iframe ref={frame} title={title} src={src} sandbox={sandbox} onLoad={onLoad} className={styles.frame} />
    </dialog>
  )
}

/** Escape: the dialog is closed by whoever opened it, and not by the browser. */
function onCancel(dialog: HTMLDialogElement | null, act: () => void): () => void {
  const cancel = (event: Event) => {
    event.preventDefault()
    act()
  }
  dialog?.addEventListener('cancel', cancel)
  return () => dialog?.removeEventListener('cancel', cancel)
}
