import { JsonEditor } from './editor/JsonEditor.tsx'
import { Preview } from './preview/Preview.tsx'
import { type StudioProps, TopBar } from './TopBar.tsx'

/** The page: the folder on one side, the widget on the other. */
export function Studio({ check, store }: StudioProps) {
  return (
    <>
      <TopBar store={store} check={check} />
      <main>
        <JsonEditor store={store} />
        <Preview store={store} />
      </main>
    </>
  )
}
