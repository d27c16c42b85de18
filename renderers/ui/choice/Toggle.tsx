import { useId } from 'react'
import { Switch } from './Switch.tsx'

interface ToggleProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A switch outside of forms. */
export function Toggle({ label, hint, isOn, onPress }: ToggleProps) {
  const id = useId()
  return <Switch id={id} name="pw-toggle" label={label} hint={hint} value={String(isOn)} onInput={onPress} />
}
