import '../../renderers/ui/base/tokens.css'
import '../../renderers/ui/base/base.css'
import './gallery.css'
import { type ComponentType, type CSSProperties, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BlocksPage } from './BlocksPage.tsx'
import { ChoicesPage } from './ChoicesPage.tsx'
import { KitPage } from './KitPage.tsx'
import type { PageProps } from './PageProps.ts'
import { PiecesPage } from './PiecesPage.tsx'
import { SCREEN_NAMES, Screen, type Setting } from './ScreensPage.tsx'
import { ThemePage } from './theme/ThemePage.tsx'

/**
 * Every component in every state. Query: ?page=kit|choices|pieces|blocks|theme|board|screen, &screen=list, &theme=dark,
 * &dir=rtl, &width=390. The board shows each screen in its own iframe, so that heights and sticky parts are real.
 */
const first = new URLSearchParams(window.location.search)
const settingOf = (asked: URLSearchParams): Setting => ({
  theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
  dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
})

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  kit: KitPage,
  choices: ChoicesPage,
  pieces: PiecesPage,
  blocks: BlocksPage,
  theme: ThemePage,
}

function to(asked: URLSearchParams, change: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(asked)
  for (const [name, value] of Object.entries(change)) next.set(name, value)
  return `?${next}`
}

interface SwitchProps {
  readonly asked: URLSearchParams
  readonly name: string
  readonly values: readonly string[]
  readonly now: string
}

function Switch({ asked, name, values, now }: SwitchProps) {
  return (
    <nav aria-label={name}>
      {values.map((value) => (
        <a key={value} href={to(asked, { [name]: value })} aria-current={value === now || undefined}>
          {value}
        </a>
      ))}
    </nav>
  )
}

function Board({ asked }: { readonly asked: URLSearchParams }) {
  return (
    <div className="gallery-board">
      {SCREEN_NAMES.map((screen) => (
        <iframe key={screen} title={screen} src={to(asked, { page: 'screen', screen })} />
      ))}
    </div>
  )
}

function Gallery() {
  const [asked, setAsked] = useState(first)
  const onAsk = (next: URLSearchParams) => {
    window.history.replaceState(undefined, '', `?${next}`)
    setAsked(next)
  }
  const setting = settingOf(asked)
  const page = asked.get('page') ?? 'kit'
  const Page = PAGES[page] ?? KitPage
  const style = { '--gallery-width': asked.has('width') ? `${asked.get('width')}px` : undefined } as CSSProperties
  return (
    <div className="pw gallery" data-theme={setting.theme} dir={setting.dir} style={style}>
      <header className="gallery-bar">
        <h1>The kit</h1>
        <Switch asked={asked} name="page" values={[...Object.keys(PAGES), 'board']} now={page} />
        <Switch asked={asked} name="theme" values={['light', 'dark']} now={setting.theme} />
        <Switch asked={asked} name="dir" values={['ltr', 'rtl']} now={setting.dir} />
        <Switch asked={asked} name="width" values={['320', '390', '1000']} now={asked.get('width') ?? ''} />
      </header>
      {page === 'board' ? (
        <Board asked={asked} />
      ) : (
        <main className="gallery-page" data-page={page}>
          <Page asked={asked} onAsk={onAsk} {...setting} />
        </main>
      )}
    </div>
  )
}

const isScreen = first.get('page') === 'screen'
const shown = isScreen ? <Screen name={first.get('screen') ?? 'list'} {...settingOf(first)} /> : <Gallery />
createRoot(document.getElementById('root')!).render(shown)
