import { useId } from 'react'
import { Button, type ButtonProps } from '../base/Button.tsx'
import styles from './SubmitButton.module.css'

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'tone' | 'describedBy'> {
  /** Why the button is disabled; empty if the page says it elsewhere. */
  readonly reason: string
  /** Shows what is missing, as a press on the disabled button does. */
  readonly onReason?: (() => void) | undefined
}

/** The submit button of a form. While it is disabled, the reason is next to it. */
export function SubmitButton({ reason, onReason, ...button }: SubmitButtonProps) {
  const id = useId()
  const isExplained = reason !== '' && button.disabled === true && button.busy !== true
  return (
    <>
      {isExplained && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same
        <p id={id} className={styles.reason} onClick={onReason}>
          {reason}
        </p>
      )}
      <Button {...button} tone="filled" type="submit" describedBy={isExplained ? id : undefined} />
    </>
  )
}
