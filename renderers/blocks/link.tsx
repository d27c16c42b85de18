import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/base/Button.tsx'

/** A button that looks like a link: it has no URL. */
export function link({ label, ariaLabel, onPress }: BlockProps<'link'>) {
  return <Button tone="quiet" label={label} ariaLabel={ariaLabel} onPress={onPress} />
}
