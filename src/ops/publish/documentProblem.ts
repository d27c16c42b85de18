import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { checkText } from '../../language/checkDocument.ts'
import { changeOf } from './changeOf.ts'
import type { Row } from './Row.ts'
import { absence, repairFor } from './repairFor.ts'

export interface DocumentProblem {
  /** Whether the file is missing or was changed; otherwise the document is invalid. */
  readonly isFile: boolean
  readonly message: string
}

/**
 * What is wrong with a published document; undefined if the widget uses it. `text` is undefined if the file is missing,
 * `place` is the folder or the URL that has it.
 */
export function documentProblem(
  { file, screen }: Row,
  text: string | undefined,
  place: string,
): DocumentProblem | undefined {
  if (text === undefined) {
    const repair = repairFor(place, undefined, 'Pack the method again, or roll back.')
    return fileProblem(`the file ${absence(place)}: the built-in screen is shown. ${repair}`)
  }
  const change = changeOf(file, text)
  if (change !== undefined)
    return fileProblem(
      `the file ${change.what}: the widget refuses it, and the built-in screen is shown. ${repairFor(place, change, 'Change the method folder, and pack it again.')}`,
    )
  const { layout, problems } = checkText(text, isScreen(screen) ? screen : undefined)
  if (layout !== undefined) return undefined
  const [first] = problems.filter(({ isHandled }) => !isHandled)
  const message = `the widget refuses the document, and the built-in screen is shown: ${first?.message ?? 'it is invalid.'}`
  return { isFile: false, message }
}

const fileProblem = (message: string): DocumentProblem => ({ isFile: true, message })

export const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)
