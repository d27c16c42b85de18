import { dirname, resolve } from 'node:path'
import { findFiles } from '../findFiles.ts'
import type { PublishedSet } from '../publish/PublishedSet.ts'

type Live = Pick<PublishedSet, 'rows' | 'rollouts'>

/** The methods that have documents in a published set. */
export const methodsIn = ({ rows, rollouts }: Live): readonly string[] => [
  ...new Set([...rows, ...rollouts].flatMap(({ method }) => method ?? [])),
]

/**
 * A sentence about the live methods that the folders do not have, as after a method was renamed. Undefined if there is
 * none, or if the paths are those of single methods: then the others are elsewhere.
 */
export function liveElsewhere(
  live: Live,
  { paths, methods }: { readonly paths: readonly string[]; readonly methods: readonly string[] },
  published: string,
): string | undefined {
  const others = methodsIn(live).filter((method) => !methods.includes(method))
  if (others.length === 0 || !paths.some(hasMethodsBelow)) return undefined
  const command = `paywidget-layouts pack --out ${published} --remove NAME`
  return `Live, and in none of these folders: ${others.join(', ')}. If a method is gone or has another name now, take its documents off: ${command}`
}

const hasMethodsBelow = (path: string): boolean =>
  findFiles(path).some((file) => file.kind === 'method' && resolve(dirname(file.path)) !== resolve(path))
