import type { BlockProps } from '../contract.ts'
import { Slides } from '../ui/Slides.tsx'
import { StepList } from '../ui/StepList.tsx'

/** Shows one slide at a time if there are images, else all as a list. */
export function slides({ source, ariaLabel, words }: BlockProps<'slides'>) {
  const hasPictures = source.some(({ image }) => image !== '')
  return hasPictures ? (
    <Slides slides={source} label={ariaLabel} words={words} />
  ) : (
    <StepList steps={source} label={ariaLabel} />
  )
}
