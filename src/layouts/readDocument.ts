import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import { checkText } from '../language/checkDocument.ts'
import type { LayoutProblem } from '../language/LayoutProblem.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'
import { verifyFile } from './verifyFile.ts'

/**
 * Verifies the hash in the file name of a published layout, then checks the layout, and reports its problems. Undefined
 * if the layout can't be drawn. Throws if the hash does not match.
 */
export async function readDocument(
  file: string,
  fetched: string,
  screen: ScreenName,
  need: Pick<LayoutsNeed, 'load' | 'report'>,
): Promise<CheckedLayout | undefined> {
  const { layout, problems } = checkText(await verifyFile(file, fetched, need), screen)
  for (const problem of problems) need.report('layout.document', sentence(file, problem))
  return layout
}

function sentence(file: string, problem: LayoutProblem): string {
  const then = problem.isHandled ? 'The rest of the document is drawn.' : 'Another layout is drawn.'
  return `layouts/${file} ${problem.code} ${problem.pointer}: ${problem.message} ${then}`
}
