import type { BlockProps } from '../contract.ts'
import { BonusCard } from '../ui/payment/BonusCard.tsx'
import { Carousel } from '../ui/shell/Carousel.tsx'

export function bonusCarousel({ source, title, words, onChoose }: BlockProps<'bonusCarousel'>) {
  return (
    <Carousel title={title} words={words}>
      {source.map(({ id, selected, subtitle, ...bonus }) => (
        <li key={id}>
          <BonusCard {...bonus} text={subtitle} onPress={() => onChoose(id)} />
        </li>
      ))}
    </Carousel>
  )
}
