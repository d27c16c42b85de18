import '../../renderers/ui/tokens.css'
import '../../renderers/ui/base.css'
import './gallery.css'
import type { ComponentType, CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { BlocksPage } from './BlocksPage.tsx'
import { ChoicesPage } from './ChoicesPage.tsx'
import { KitPage } from './KitPage.tsx'
import { PiecesPage } from './PiecesPage.tsx'
import { SCREEN_NAMES, Screen, type Setting } from './ScreensPage.tsx'

/**
 * Every piece in every state. From the address: ?page=kit|choices|pieces|blocks|board|screen, &screen=list, &theme=dark, &dir=rtl,
 * &width=390. The board shows every screen in a frame of its own, so that heights and sticky parts are real.
 */
const asked = new URLSearchParams(window.location.search)
const setting: Setting = {
  theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
  dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
}
const page = asked.get('page') ?? 'kit'

const PAGES: Readonly<Record<string, ComponentType>> = {
  kit: KitPage,
  choices: ChoicesPage,
  pieces: PiecesPage,
  blocks: BlocksPage,
}

function to(change: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(asked)
  for (const [name, value] of Object.entries(change)) next.set(name, value)
  return `?${next}`
}

function Switch({ name, values, now }: { readonly name: string; readonly values: readonly string[]; now: string }) {
  return (
    <nav aria-label={name}>
      {values.map((value) => (
        <a key={value} href={to({ [name]: value })} aria-current={value === now || undefined}>
          {value}
        </a>
      ))}
    </nav>
  )
}

function Board() {
  return (
    <div className="gallery-board">
      {SCREEN_NAMES.map((screen) => (
        <iframe key={screen} title={screen} src={to({ page: 'screen', screen })} />
      ))}
    </div>
  )
}

function Gallery() {
  const Page = PAGES[page] ?? KitPage
  const style = { '--gallery-width': asked.has('width') ? `${asked.get('width')}px` : undefined } as CSSProperties
  return (
    <div className="pw gallery" data-theme={setting.theme} dir={setting.dir} style={style}>
      <header className="gallery-bar">
        <h1>The kit</h1>
        <Switch name="page" values={[...Object.keys(PAGES), 'board']} now={page} />
        <Switch name="theme" values={['light', 'dark']} now={setting.theme} />
        <Switch name="dir" values={['ltr', 'rtl']} now={setting.dir} />
        <Switch name="width" values={['320', '390', '1000']} now={asked.get('width') ?? ''} />
      </header>
      {page === 'board' ? (
        <Board />
      ) : (
        <main className="gallery-page">
          <Page />
        </main>
      )}
    </div>
  )
}

const shown = page === 'screen' ? <Screen name={asked.get('screen') ?? 'list'} {...setting} /> : <Gallery />
createRoot(document.getElementById('root')!).render(shown)
