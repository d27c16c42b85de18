import type { BlockProps } from '../contract.ts'
import { RotatingText } from '../ui/shell/RotatingText.tsx'

export function rotatingText({ source, first = 3, every = 6 }: BlockProps<'rotatingText'>) {
  return <RotatingText texts={source} firstMs={first * 1000} everyMs={every * 1000} />
}
