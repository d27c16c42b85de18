import type { FolderFiles } from '../../ops/folderOf.ts'

const ANSWERS = ['method.json', 'cashier.json', 'story.json']

/** Whether an edit changed what the server answers, or the story: the preview must load again. */
export const isAnswer = (before: FolderFiles, after: FolderFiles): boolean =>
  ANSWERS.some((path) => before[path] !== after[path])
