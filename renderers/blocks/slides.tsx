import type { BlockProps } from '../contract.ts'
import { StepList } from '../ui/payment/StepList.tsx'
import { Slides } from '../ui/shell/Slides.tsx'

/** Shows one slide at a time if there are images, else all slides as a list. */
export function slides({ source, ariaLabel, words }: BlockProps<'slides'>) {
  const hasPictures = source.some(({ image }) => image !== '')
  return hasPictures ? (
    <Slides slides={source} label={ariaLabel} words={words} />
  ) : (
    <StepList steps={source} label={ariaLabel} />
  )
}
