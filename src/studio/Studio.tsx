import { JsonEditor } from './editor/JsonEditor.tsx'
import { Preview } from './preview/Preview.tsx'
import type { StudioStore } from './StudioStore.ts'
import { TopBar } from './TopBar.tsx'

/** The page: the folder on one side, the widget on the other. */
export function Studio({ store }: { readonly store: StudioStore }) {
  return (
    <>
      <TopBar store={store} />
      <main>
        <JsonEditor store={store} />
        <Preview store={store} />
      </main>
    </>
  )
}
