import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '../../contract.ts'
import styles from './FieldFrame.module.css'
import { Input } from './Input.tsx'

/**
 * A text hidden while typing, with a button that shows it. Its name says what a press does, so it has no state; it
 * contains the label, because a form may have two passwords. The text is hidden again when the form is sent, so that
 * password managers see a password, and when the focus leaves the form.
 */
export function PasswordInput({ reveal, ...props }: FieldProps<'password'>) {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = isShown ? button.current?.form : undefined
    if (!form) return
    const hide = () => setShown(false)
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!form.contains(relatedTarget as Node | null)) hide()
    }
    form.addEventListener('submit', hide)
    form.addEventListener('focusout', onLeave)
    return () => {
      form.removeEventListener('submit', hide)
      form.removeEventListener('focusout', onLeave)
    }
  }, [isShown])
  return Input({
    ...props,
    autoComplete: props.autoComplete ?? 'current-password',
    type: isShown ? undefined : 'password',
    isLtr: true,
    isSecret: true,
    button: reveal && (
      <button
        ref={button}
        type="button"
        className={styles.reveal}
        aria-label={`${isShown ? reveal.hide : reveal.show}: ${props.label}`}
        aria-controls={props.id}
        disabled={props.disabled}
        // A mouse press keeps the focus, and the keyboard of a phone, in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24">
          <path d={isShown ? `${EYE}M4 4l16 16` : EYE} />
        </svg>
      </button>
    ),
  })
}

const EYE =
  'M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'
