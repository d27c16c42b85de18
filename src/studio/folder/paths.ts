import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { isSkipped } from '../../ops/isSkipped.ts'

/** The screen that a layout is named after; undefined for other files. */
export const screenOf = (path: string): string | undefined => /^layouts\/([^/]+)\.json$/.exec(path)?.[1]

export const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)

/** The files that belong to a method's folder. */
export const isFolderFile = (path: string): boolean =>
  ['method.json', 'cashier.json', 'story.json'].includes(path) ||
  (/^layouts\/([^/]+|parts\/[^/]+)\.json$/.test(path) && !path.split('/').some(isSkipped))

/** The pictures and videos of a method, which its texts name. */
export const isAsset = (path: string): boolean => /^(icons|instructions|videos)\//.test(path)
