import type { BlockProps } from '../contract.ts'
import { SubmitButton } from '../ui/payment/SubmitButton.tsx'

/**
 * The submit button of a form. It never calls `onPress`: the interpreter runs the same actions in the form's onSubmit,
 * which handles both a press and Enter in a field. A call of `onPress` would pay a second time.
 */
export function submit(props: BlockProps<'submit'>) {
  const { label, busyLabel, busy, enabled = true, reason = '', onReason, hidden = false, ariaLabel, testId } = props
  if (hidden) return null
  return (
    <SubmitButton
      testId={testId}
      label={label}
      busy={busy}
      busyLabel={busyLabel}
      disabled={!enabled}
      reason={reason}
      onReason={onReason}
      ariaLabel={ariaLabel}
    />
  )
}
