import { Fragment, type ReactNode } from 'react'

/** React visits every sibling to reach an updated one, so long static lists are split into keyed fragments. */
const MANY = 32
const CHUNK = 16

export function inChunks(elements: readonly ReactNode[]): ReactNode {
  if (elements.length <= MANY) return elements
  const chunks: ReactNode[] = []
  for (let at = 0; at < elements.length; at += CHUNK) {
    chunks.push(<Fragment key={at}>{elements.slice(at, at + CHUNK)}</Fragment>)
  }
  return chunks
}
