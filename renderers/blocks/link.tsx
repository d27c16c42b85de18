import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/Button.tsx'

/** Looks like a link, acts like a button: it goes to no address. */
export function link({ label, ariaLabel, onPress }: BlockProps<'link'>) {
  return <Button tone="quiet" label={label} ariaLabel={ariaLabel} onPress={onPress} />
}
