import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { isWarning } from '../ops/Finding.ts'
import type { Editor } from './editor/createEditor.ts'
import { Findings } from './editor/Findings.tsx'
import { JsonEditor } from './editor/JsonEditor.tsx'
import type { FormStore, View } from './form/FormStore.ts'
import { FormView } from './form/FormView.tsx'
import type { StudioStore } from './StudioStore.ts'
import { offsetOf } from './source/jsonNodes.ts'

const VIEWS: Readonly<Record<View, string>> = { form: 'Form', json: 'JSON' }

/** The files of the folder, the open one as a form or as JSON, and its findings. */
export const FilesPane = observer(({ form }: { readonly form: FormStore }) => {
  const { studio } = form
  const editor = useRef<Editor>(undefined)
  return (
    <section className="json" aria-label="Files">
      <div className="filesBar">
        <div className="files" role="tablist" aria-label="Files of the folder">
          {Object.keys(studio.folder.files).map((path) => (
            <FileTab key={path} path={path} store={studio} />
          ))}
        </div>
        <ViewSwitch form={form} />
      </div>
      <div className="fileBody">
        <JsonEditor form={form} editor={editor} />
        {form.view === 'form' && (
          <FormView form={form} onUndo={() => editor.current?.undo()} onRedo={() => editor.current?.redo()} />
        )}
      </div>
      <Findings
        findings={studio.findings[studio.path]}
        onGo={(place) => {
          if (form.view === 'json') editor.current?.goTo(place)
          else form.selectAt(offsetOf(studio.text, place))
        }}
      />
    </section>
  )
})

const ViewSwitch = observer(({ form }: { readonly form: FormStore }) => (
  <fieldset className="switch">
    <legend className="hidden">View of the file</legend>
    {Object.entries(VIEWS).map(([view, words]) => (
      <label key={view}>
        <input type="radio" name="view" checked={form.view === view} onChange={() => form.show(view as View)} />
        {words}
      </label>
    ))}
  </fieldset>
))

const FileTab = observer(({ path, store }: { readonly path: string; readonly store: StudioStore }) => {
  const findings = store.findings[path] ?? []
  const errors = findings.filter((finding) => !isWarning(finding)).length
  const isChanged = store.folder.files[path] !== store.original.files[path]
  return (
    <button
      type="button"
      role="tab"
      aria-selected={store.path === path}
      data-tone={errors > 0 ? 'bad' : findings.length > 0 ? 'warn' : undefined}
      onClick={() => store.openFile(path)}
    >
      {path.replace('layouts/', '')}
      {isChanged && <span title="Changed">•</span>}
      {findings.length > 0 && <b>{findings.length}</b>}
    </button>
  )
})
