import { reaction } from 'mobx'
import type { StudioStore } from '../StudioStore.ts'
import type { Editor } from './createEditor.ts'

/**
 * Keeps the editor on the open file. One reaction for the file and its text: with two, the text of the next file could
 * arrive before its name, and become an edit of the file before. Returns a function that ends it.
 */
export const followFile = (
  studio: Pick<StudioStore, 'name' | 'path' | 'text'>,
  editor: Pick<Editor, 'open' | 'replace'>,
): (() => void) =>
  reaction(
    () => ({ folder: studio.name, path: studio.path, text: studio.text }),
    ({ folder, path, text }, before) => {
      if (before?.folder !== folder || before.path !== path) editor.open({ folder, path }, text)
      else if (before.text !== text) editor.replace(text)
    },
    { fireImmediately: true },
  )
