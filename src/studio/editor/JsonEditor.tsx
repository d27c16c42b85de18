import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef } from 'react'
import { readMethodFolder } from '../../../fixtures/readMethodFolder.ts'
import { namesIn } from '../../ops/checkBeside.ts'
import { screenOf } from '../folder/paths.ts'
import type { FormStore } from '../form/FormStore.ts'
import type { StudioStore } from '../StudioStore.ts'
import { nodeAt } from '../source/jsonNodes.ts'
import { completeLayout } from './completeLayout.ts'
import { createEditor, type Editor } from './createEditor.ts'
import { followFile } from './followFile.ts'

interface JsonEditorProps {
  readonly form: FormStore
  readonly editor: RefObject<Editor | undefined>
}

/** The editor of the open file. The form edits through it as well, so that both have one undo history. */
export const JsonEditor = observer(({ editor, form }: JsonEditorProps) => {
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (host.current === null) return
    const { studio } = form
    const made = createEditor(host.current, {
      complete: (context) =>
        screenOf(studio.path) === undefined ? null : completeLayout(context, serverNames(studio)),
      onEdit: (text) => studio.write(studio.path, text),
      onCaret: (offset) => form.selectAt(offset),
    })
    editor.current = made
    const showPointer = () => {
      const node = nodeAt(studio.text, form.pointer)
      if (node !== undefined && form.view === 'form') made.select(node.offset)
    }
    const stops = [
      followFile(studio, {
        replace: made.replace,
        open(file, text) {
          made.open(file, text)
          form.select('')
        },
      }),
      reaction(() => form.pointer, showPointer),
      reaction(
        () => studio.findings[studio.path] ?? [],
        (findings) => made.showFindings(findings),
        { fireImmediately: true },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      made.dispose()
    }
  }, [editor, form])

  // A hidden editor can't scroll to the caret.
  const isShown = form.view === 'json'
  useEffect(() => {
    const node = isShown ? nodeAt(form.studio.text, form.pointer) : undefined
    if (node !== undefined) editor.current?.select(node.offset)
  }, [isShown, editor, form])

  return <div className="editor" ref={host} hidden={!isShown} />
})

/** The names of the fields that the server sends with the method. */
function serverNames({ folder }: StudioStore): readonly string[] {
  const { method } = readMethodFolder(folder) ?? {}
  return namesIn((method as { readonly fields?: unknown } | undefined)?.fields)
}
