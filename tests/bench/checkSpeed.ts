import { checkText } from '../../src/language/checkDocument.ts'
import { DOCUMENTS } from '../harness/page/documents.ts'

/** Returns how many of the repository's layouts are validated per second. The bench builds this module for Node. */
export function checksPerSecond(forMs: number): number {
  const sources = Object.values(DOCUMENTS).map((document) => JSON.stringify(document))
  const run = (ms: number): number => {
    const start = performance.now()
    let count = 0
    while (performance.now() - start < ms) for (const source of sources) if (checkText(source).layout) count++
    return (count / (performance.now() - start)) * 1_000
  }
  run(forMs / 2)
  return run(forMs)
}
