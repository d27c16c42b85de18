import { reaction } from 'mobx'
import { createRoot } from 'react-dom/client'
import type { HostData } from '../host/loaded/HostData.ts'
import { chooseLocale } from '../i18n/chooseLocale.ts'
import { createTexts } from '../i18n/createTexts.ts'
import { localeUrl } from '../i18n/localeUrl.ts'
import type { UnusableText } from '../i18n/usableTexts.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import { codeLimit, fetchFile } from '../platform/files/fetchFile.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import { CASHIER_STARTS } from '../reference/cashierStarts.ts'
import { AppViewProvider } from '../screens/AppView.ts'
import { Boundary } from '../screens/Boundary.tsx'
import { FailurePage } from '../screens/Failure.tsx'
import { FirstPaint } from '../screens/FirstPaint.ts'
import { Shell } from '../screens/Shell.tsx'
import type { AppNeed } from '../services/AppNeed.ts'
import type { Carried } from '../services/Carried.ts'
import { createApp } from './createApp.ts'
import { createStores, lookOf } from './createStores.ts'
import { stopWhenAborted } from './stopWhenAborted.ts'

/** The mounted widget. */
export interface MountedApp {
  /** Resolves when the first render has started; rejects if rendering can't start. */
  readonly drawn: Promise<void>
  /** Resolves once no call that moves money is in flight. New settings of the host must wait until then (H3). */
  idle(): Promise<void>
  /** Applies the settings that need no restart (`Look`), also while the player types. */
  applyLook(data: HostData): void
  /** Sets whether the server rejects the token: false as soon as the host has sent a new one. */
  setExpired(isExpired: boolean): void
  /**
   * Unmounts the widget and ends all timers and listeners; late answers have no effect. Returns the player's choices
   * for the same player's next app. If another player follows, the draft is dropped.
   */
  stop(isOtherPlayer: boolean): Carried | undefined
}

/** Mounts the widget into its element. `startRow`: the page of the address, if it is not one of the first screen. */
export function mountApp(given: AppNeed, startRow?: RouteMeta): MountedApp {
  const end = new AbortController()
  const need = stopWhenAborted(given, end.signal)
  const stores = createStores(need.data, need.config.decimals)
  let unmount = (_isOtherPlayer: boolean) => need.carried

  async function draw(): Promise<void> {
    const { languages, embedding } = need
    const { staticPath, timeouts } = need.config
    codeLimit.ms = timeouts.file
    const lang = chooseLocale(languages.query, need.data?.user.lang)
    const choosing = need.data?.choices.some(Boolean)
      ? import('./choices/createChoices.ts').then((code) => code.createChoices(need))
      : undefined
    const texts = await createTexts({
      lang,
      prefix: CASHIER_STARTS[stores.session.mode]?.texts,
      choosing,
      load: async (name) =>
        JSON.parse((await fetchFile(localeUrl(languages.files, name, staticPath), timeouts.file)).text),
      onMissing: (key) => need.bridge.send({ messageType: 'onLocaleError', key, locale: lang }),
      onFailed: (locale, reason) => {
        const { key = '' } = reason as Partial<UnusableText>
        need.bridge.send({ messageType: 'onLocaleError', key, locale })
        if (key !== '') console.warn(`[paywidget] locale "${locale}": ${messageOf(reason)}`)
      },
    })
    if (end.signal.aborted) return
    const app = createApp({ ...need, choices: await choosing }, stores, texts, startRow)
    const root = createRoot(embedding.element)
    unmount = (isOtherPlayer) => {
      const carried = app.dispose(isOtherPlayer)
      root.unmount()
      return carried
    }
    if (embedding.surface.ownsDocument)
      Object.assign(document.documentElement, { lang: texts.lang, dir: texts.isRtl ? 'rtl' : 'ltr' })
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
    idle: () =>
      new Promise((resolve) => {
        const isIdle = () => stores.deposit.state !== 'creating' && stores.deposit.inFlight === 0
        reaction(isIdle, (is) => is && resolve(), { fireImmediately: true, signal: end.signal })
      }),
    applyLook: (data) => stores.session.applyLook(lookOf(data)),
    setExpired: (isExpired) => stores.session.setExpired(isExpired),
    stop(isOtherPlayer) {
      end.abort()
      return unmount(isOtherPlayer)
    },
  }
}
