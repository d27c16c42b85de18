import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FilesPane } from './FilesPane.tsx'
import type { FormStore } from './form/FormStore.ts'
import { type Page, PageSwitch } from './PageSwitch.tsx'
import { Preview } from './preview/Preview.tsx'
import { StatesSheet } from './states/StatesSheet.tsx'
import { type StudioProps, TopBar } from './TopBar.tsx'
import { TextsTable } from './texts/TextsTable.tsx'

interface Props extends Pick<StudioProps, 'check'> {
  readonly form: FormStore
}

/** The page: the folder on one side, the widget on the other; or the table of its texts, or all states of the widget. */
export const Studio = observer(({ check, form }: Props) => {
  const [page, setPage] = useState<Page>('edit')
  return (
    <>
      <TopBar store={form.studio} check={check}>
        <PageSwitch page={page} onChange={setPage} />
      </TopBar>
      {/* Hidden, not taken away: the editor keeps its undo history, and the preview its state. */}
      <main hidden={page !== 'edit'}>
        <FilesPane form={form} />
        <Preview store={form.studio} />
      </main>
      {page === 'texts' && (
        <main className="wholePage">
          <TextsTable store={form.studio} key={form.studio.name} />
        </main>
      )}
      {page === 'states' && (
        <main className="wholePage">
          <StatesSheet store={form.studio} key={form.studio.name} />
        </main>
      )}
    </>
  )
})
