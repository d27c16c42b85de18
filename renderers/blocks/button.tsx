import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/base/Button.tsx'

export function button({ label, tone, enabled = true, ariaLabel, onPress }: BlockProps<'button'>) {
  return <Button label={label} tone={tone} disabled={!enabled} ariaLabel={ariaLabel} onPress={onPress} />
}
