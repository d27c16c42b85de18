import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/base/Button.tsx'

/**
 * The submit button of a form. It never calls `onPress`: the interpreter runs the same actions in the form's onSubmit,
 * which handles both a press and Enter in a field. A call of `onPress` would pay a second time.
 */
export function submit({ label, busyLabel, busy, enabled = true, ariaLabel, testId }: BlockProps<'submit'>) {
  return (
    <Button
      tone="filled"
      type="submit"
      testId={testId}
      label={label}
      busy={busy}
      busyLabel={busyLabel}
      disabled={!enabled}
      ariaLabel={ariaLabel}
    />
  )
}
