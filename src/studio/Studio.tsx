import { FilesPane } from './FilesPane.tsx'
import type { FormStore } from './form/FormStore.ts'
import { Preview } from './preview/Preview.tsx'
import { type StudioProps, TopBar } from './TopBar.tsx'

interface Props extends Pick<StudioProps, 'check'> {
  readonly form: FormStore
}

/** The page: the folder on one side, the widget on the other. */
export function Studio({ check, form }: Props) {
  return (
    <>
      <TopBar store={form.studio} check={check} />
      <main>
        <FilesPane form={form} />
        <Preview store={form.studio} />
      </main>
    </>
  )
}
