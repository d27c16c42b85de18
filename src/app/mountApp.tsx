import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { chooseLocale } from '../i18n/chooseLocale.ts'
import { createTexts } from '../i18n/createTexts.ts'
import { fetchFile } from '../platform/fetchFile.ts'
import { AppViewProvider } from '../screens/AppView.ts'
import { FailureBoundary } from '../screens/Failure.tsx'
import type { AppNeed } from './AppNeed.ts'
import { createApp } from './createApp.ts'

/** Draws the widget into an element. Returns what takes it away again, with every timer and listener. */
export async function mountApp(element: HTMLElement, need: AppNeed): Promise<() => void> {
  const lang = chooseLocale(need.localeQuery, need.data?.user.lang)
  const texts = await createTexts({
    lang,
    load: async (url) => JSON.parse((await fetchFile(url, need.config.timeouts.file)).text),
    onMissing: (key) => need.bridge.send({ messageType: 'onLocaleError', key, locale: lang }),
    onFailed: (locale) => need.bridge.send({ messageType: 'onLocaleError', key: '', locale }),
  })
  const app = createApp(need, texts)
  const root = createRoot(element)
  document.documentElement.lang = texts.lang
  document.documentElement.dir = texts.isRtl ? 'rtl' : 'ltr'
  root.render(
    <AppViewProvider value={app.view}>
      <FailureBoundary>
        <RouterProvider router={app.router} />
      </FailureBoundary>
    </AppViewProvider>,
  )
  app.start()
  return () => {
    root.unmount()
    app.dispose()
  }
}
