import type { BlockProps } from '../contract.ts'
import { StepList } from '../ui/payment/StepList.tsx'

export function instructions({ source, ariaLabel }: BlockProps<'instructions'>) {
  if (source.length === 0) return null
  const steps = source.map((text, index) => ({ id: String(index + 1), text }))
  return <StepList steps={steps} label={ariaLabel} isInline />
}
