import { reaction } from 'mobx'
import { createRoot } from 'react-dom/client'
import type { CarriedForm } from '../flows/deposit/drafts.ts'
import type { HostData } from '../host/HostData.ts'
import { chooseLocale } from '../i18n/chooseLocale.ts'
import { createTexts } from '../i18n/createTexts.ts'
import { localeUrl } from '../i18n/localeUrl.ts'
import type { TextMisfit } from '../i18n/usableTexts.ts'
import { fetchFile } from '../platform/fetchFile.ts'
import { messageOf } from '../platform/messageOf.ts'
import { AppViewProvider } from '../screens/AppView.ts'
import { Boundary } from '../screens/Boundary.tsx'
import { FailurePage } from '../screens/Failure.tsx'
import { FirstPaint } from '../screens/FirstPaint.ts'
import { Shell } from '../screens/Shell.tsx'
import type { AppNeed } from './AppNeed.ts'
import { createApp } from './createApp.ts'
import { createStores, lookOf } from './createStores.ts'
import { cutOff } from './cutOff.ts'

/** The widget in its element. */
export interface MountedApp {
  /** Resolves when it is drawn, rejects when it can't be. */
  readonly drawn: Promise<void>
  /** Resolves as soon as no create is under way: until then other settings have to wait (H3). */
  settled(): Promise<void>
  /** Theme, its variables, the close button: put on while the player goes on typing. */
  wear(data: HostData): void
  /** The server takes the token no more, or a new one has come. */
  setExpired(isExpired: boolean): void
  /**
   * Takes it away, with every timer, listener and window; whatever comes late reaches nobody. Returns the form that was
   * open, for the same player's next app. Of a player who is left nothing stays: `isLeft`.
   */
  stop(isLeft: boolean): CarriedForm | undefined
}

/** Draws the widget into its element. */
export function mountApp(given: AppNeed): MountedApp {
  const end = new AbortController()
  const need = cutOff(given, end.signal)
  const stores = createStores(need.data, need.config.decimals)
  let takeAway = (_isLeft: boolean) => need.carried

  async function draw(): Promise<void> {
    const { staticPath, timeouts } = need.config
    const lang = chooseLocale(need.localeQuery, need.data?.user.lang)
    const texts = await createTexts({
      lang,
      load: async (name) =>
        JSON.parse((await fetchFile(localeUrl(need.locales, name, staticPath), timeouts.file)).text),
      onMissing: (key) => need.bridge.send({ messageType: 'onLocaleError', key, locale: lang }),
      onFailed: (locale, reason) => {
        const { key = '' } = reason as Partial<TextMisfit>
        need.bridge.send({ messageType: 'onLocaleError', key, locale })
        if (key !== '') console.warn(`[paywidget] locale "${locale}": ${messageOf(reason)}`)
      },
    })
    if (end.signal.aborted) return
    const app = createApp(need, stores, texts)
    const root = createRoot(need.element)
    takeAway = (isLeft) => {
      const carried = app.dispose(isLeft)
      root.unmount()
      return carried
    }
    // The page of a host speaks its own language.
    if (!need.history) Object.assign(document.documentElement, { lang: texts.lang, dir: texts.isRtl ? 'rtl' : 'ltr' })
    root.render(
      <AppViewProvider value={app.view}>
        <Boundary instead={FailurePage}>
          <Shell />
        </Boundary>
        <FirstPaint isReady={app.isShown} onPainted={app.shown} />
      </AppViewProvider>,
    )
    app.start()
  }

  return {
    drawn: draw(),
    settled: () =>
      new Promise((resolve) => {
        const isSettled = () => stores.deposit.state !== 'creating'
        reaction(isSettled, (is) => is && resolve(), { fireImmediately: true, signal: end.signal })
      }),
    wear: (data) => stores.session.wear(lookOf(data)),
    setExpired: (isExpired) => stores.session.setExpired(isExpired),
    stop(isLeft) {
      end.abort()
      return takeAway(isLeft)
    },
  }
}
