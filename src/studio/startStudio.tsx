import folders from 'virtual:method-folders'
import { reaction } from 'mobx'
import { createRoot } from 'react-dom/client'
import type { StudioWindow } from '../../mocks/widgetPage/preview.ts'
import { createChecker } from './check/createChecker.ts'
import { FormStore } from './form/FormStore.ts'
import { Studio } from './Studio.tsx'
import { StudioStore } from './StudioStore.ts'

/** Debounce of the check while a file is typed in. */
const CHECK_MS = 150

const query = new URLSearchParams(location.search)
const store = new StudioStore(folders, query.get('method') ?? 'voucher_mx')
const form = new FormStore(store, query.get('view') === 'form' ? 'form' : 'json')
const checker = createChecker((findings) => store.setFindings(findings))
// The previews are on the same origin: each asks for the edited folders when it loads.
Object.assign(window as StudioWindow, { paywidgetStudio: { edited: store.drawn } })
reaction(
  () => store.folder,
  (folder) => checker.follow(folder),
  { delay: CHECK_MS, fireImmediately: true },
)
reaction(
  () => new URLSearchParams({ method: store.name, view: form.view }),
  (state) => history.replaceState(undefined, '', `?${state}`),
)

addEventListener('beforeunload', (event) => {
  // The browser asks whether to leave the page.
  if (store.hasUnsaved) event.preventDefault()
})

const element = document.getElementById('studio')
if (element === null) throw new Error('The page has no #studio.')
createRoot(element).render(<Studio form={form} check={checker.check} />)
