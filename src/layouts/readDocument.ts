import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { type CheckResult, checkText } from '../language/checkDocument.ts'
import type { LayoutProblem } from '../language/LayoutProblem.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'
import { verifyFile } from './verifyFile.ts'

export interface DocumentRead extends Pick<CheckResult, 'layout'> {
  /** Sentences for the operator. */
  readonly problems: readonly string[]
  /** True if the hash could not be checked, because `crypto.subtle` is not available. */
  readonly isUnproved: boolean
}

/** Verifies the hash in the file name of a published layout, then checks the layout. Throws if the hash does not match. */
export async function readDocument(
  file: string,
  fetched: string,
  screen: ScreenName,
  load: LayoutsNeed['load'],
): Promise<DocumentRead> {
  const { text, isProved } = await verifyFile(file, fetched, load)
  const { layout, problems } = checkText(text, screen)
  return { layout, problems: problems.map((problem) => sentence(file, problem)), isUnproved: !isProved }
}

function sentence(file: string, problem: LayoutProblem): string {
  const then = problem.isHandled ? 'The rest of the document is drawn.' : 'Another layout is drawn.'
  return `layouts/${file} ${problem.code} ${problem.pointer}: ${problem.message} ${then}`
}
