import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { readMethodFolder } from '../../../fixtures/readMethodFolder.ts'
import { namesIn } from '../../ops/checkBeside.ts'
import type { PlacedFinding } from '../../ops/checkFile.ts'
import { isWarning } from '../../ops/Finding.ts'
import { screenOf } from '../folder/paths.ts'
import type { StudioStore } from '../StudioStore.ts'
import { completeLayout } from './completeLayout.ts'
import { createEditor, type Editor } from './createEditor.ts'

/** The files of the folder, the editor of the open one, and its findings. */
export const JsonEditor = observer(({ store }: { readonly store: StudioStore }) => {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)

  useEffect(() => {
    if (host.current === null) return
    const made = createEditor(host.current, {
      complete: (context) => (screenOf(store.path) === undefined ? null : completeLayout(context, serverNames(store))),
      onEdit: (text) => store.write(store.path, text),
    })
    editor.current = made
    const stops = [
      reaction(
        () => `${store.name}/${store.path}`,
        () => made.open(store.path, store.text),
        { fireImmediately: true },
      ),
      reaction(
        () => store.text,
        (text) => made.replace(text),
      ),
      reaction(
        () => store.findings[store.path] ?? [],
        (findings) => made.showFindings(findings),
        { fireImmediately: true },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      made.dispose()
    }
  }, [store])

  return (
    <section className="json" aria-label="Files">
      <div className="files" role="tablist" aria-label="Files of the folder">
        {Object.keys(store.folder.files).map((path) => (
          <FileTab key={path} path={path} store={store} />
        ))}
      </div>
      <div className="editor" ref={host} />
      <Findings findings={store.findings[store.path]} onGo={(place) => editor.current?.goTo(place)} />
    </section>
  )
})

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

interface FindingsProps {
  readonly findings: readonly PlacedFinding[] | undefined
  readonly onGo: (place: PlacedFinding['place']) => void
}

function Findings({ findings, onGo }: FindingsProps) {
  if (findings === undefined) return <p className="quiet findingsSum">Checking …</p>
  return (
    <div className="findings">
      <p className="findingsSum" role="status" data-tone={findings.length === 0 ? 'good' : 'warn'}>
        {findings.length === 0
          ? 'No mistakes in this file.'
          : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in this file`}
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} data-tone={isWarning(finding) ? 'warn' : 'bad'}>
            <button type="button" onClick={() => onGo(finding.place)}>
              <code>
                {finding.place.line}:{finding.place.column}
              </code>
              <code>{finding.code}</code>
              <span>
                <b>{finding.where}:</b> {finding.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The names of the fields that the server sends with the method. */
function serverNames({ folder }: StudioStore): readonly string[] {
  const { method } = readMethodFolder(folder) ?? {}
  return namesIn((method as { readonly fields?: unknown } | undefined)?.fields)
}
