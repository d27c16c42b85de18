import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/Button.tsx'

/**
 * The one main button of a form. It never calls `onPress`: the interpreter wires the same actions to the form's
 * onSubmit, where a press and Enter in a field both arrive. Calling them here as well would pay twice.
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
