import type { BlockProps } from '../contract.ts'
import { BonusCard } from '../ui/payment/BonusCard.tsx'

export function bonusCard({ title, text, condition, theme = '', badge, ariaLabel, onPress }: BlockProps<'bonusCard'>) {
  const words = { title, text, condition, badge: badge?.text, ariaLabel }
  return <BonusCard {...words} theme={theme} onPress={onPress} />
}
