import type { BlockProps } from '../contract.ts'
import { Slides } from '../ui/Slides.tsx'
import { StepList } from '../ui/StepList.tsx'

/** One at a time where there is something to see, else all of them below one another. */
export function slides({ source, ariaLabel, words }: BlockProps<'slides'>) {
  const hasPictures = source.some(({ image }) => image !== '')
  return hasPictures ? (
    <Slides slides={source} label={ariaLabel} words={words} />
  ) : (
    <StepList steps={source} label={ariaLabel} />
  )
}
