import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { checkText } from '../../language/checkDocument.ts'
import type { Files } from './Files.ts'
import { isIntact } from './fileName.ts'
import type { Row } from './Row.ts'

/** What is wrong with a published document, in words; undefined if the widget uses it. */
export async function documentProblem(files: Files, { file, screen }: Row): Promise<string | undefined> {
  const text = await files.read(file)
  if (text === undefined)
    return 'the file is missing: the built-in screen is shown. Pack the method again, or roll back.'
  if (!isIntact(file, text))
    return 'the file was changed after it was published: the widget refuses it, and the built-in screen is shown. Change the method folder, and pack it again.'
  const { layout, problems } = checkText(text, isScreen(screen) ? screen : undefined)
  if (layout !== undefined) return undefined
  const [first] = problems.filter(({ isHandled }) => !isHandled)
  return `the widget refuses the document, and the built-in screen is shown: ${first?.message ?? 'it is invalid'}`
}

export const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)
