import type { BlockProps } from '../contract.ts'
import { Toggle } from '../ui/choice/Toggle.tsx'

export function toggle({ label, hint, on, onPress }: BlockProps<'toggle'>) {
  return <Toggle label={label} hint={hint} isOn={on} onPress={onPress} />
}
