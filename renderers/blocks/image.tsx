import type { BlockProps } from '../contract.ts'
import { Picture } from '../ui/base/Picture.tsx'

export function image({ source, alt, size, isAllowed, onProblem }: BlockProps<'image'>) {
  if (source === '') return null
  return <Picture key={source} source={source} alt={alt} size={size} isAllowed={isAllowed} onProblem={onProblem} />
}
