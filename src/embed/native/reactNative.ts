import { createElement, forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { BackHandler, Linking, Platform, Share, type StyleProp, type ViewStyle } from 'react-native'
import { WebView } from 'react-native-webview'
import { hasToken } from '../checkTarget.ts'
import { MESSAGES } from '../MESSAGES.ts'
import type { Paywidget, PaywidgetData, PaywidgetListeners, PaywidgetMessages } from '../types.ts'
import { initErrorOf } from './AppHostError.ts'
import { type AppHost, type AppHostOptions, createAppHost } from './createAppHost.ts'

export interface PaywidgetCashierProps extends Omit<AppHostOptions, 'run' | 'data'> {
  /** Without data, or without a token, nothing is rendered. */
  readonly data: PaywidgetData | null | undefined
  /**
   * Whether the cashier's screen is in front: `useIsFocused()` of your navigation. While it is `false`, Android's back
   * button is left to the screen above. `true` by default.
   */
  readonly isActive?: boolean | undefined
  /** The style of the web view. */
  readonly style?: StyleProp<ViewStyle>
  /**
   * Opens a page outside of the app: the provider's page, an app link (`upi://…`), a support link. `Linking.openURL` by
   * default.
   */
  readonly openURL?: ((url: string) => unknown) | undefined
}

/** The imperative handle behind `ref`. */
export type PaywidgetHandle = Pick<Paywidget, 'goBack' | 'close'>

/**
 * The cashier in a React Native app, in the web view of `react-native-webview`. Changed `data` is sent to the running
 * cashier; only a new `src` or `page` loads another one. Renders nothing while there is no token. Android's back button
 * goes back in the cashier, which sends `onClose` on its first page, or does nothing there if `closingButton` is `false`;
 * pass `isActive` if another screen can cover the cashier. `onInitError` reports all mistakes: nothing is thrown.
 */
export const PaywidgetCashier = forwardRef<PaywidgetHandle, PaywidgetCashierProps>(
  function PaywidgetCashier(props, ref) {
    const { src, page, data, style, isActive = true } = props
    const view = useRef<WebView>(null)
    const newest = useRef(props)
    const isMounted = useRef(true)
    const last = useRef<AppHost>(undefined)
    const [turn, setTurn] = useState(0)
    const isSignedIn = hasToken(data)
    // biome-ignore lint/correctness/useExhaustiveDependencies: newer data is sent to the same host.
    const { host, mistake } = useMemo(
      () => (hasToken(data) ? hostOf(props, data, { newest, isMounted, view }) : NO_HOST),
      [src, page, isSignedIn],
    )

    useEffect(() => {
      newest.current = props
      if (hasToken(data)) host?.setData(ofApp(data))
    })

    useEffect(() => {
      if (mistake !== undefined) newest.current.on?.onInitError?.(mistake)
    }, [mistake])

    useEffect(() => {
      if (host === undefined || !isActive) return
      const back = BackHandler.addEventListener('hardwareBackPress', () => {
        host.goBack()
        return true
      })
      return () => back.remove()
    }, [host, isActive])
    useEffect(() => {
      if (last.current !== host) last.current?.destroy()
      last.current = host
      isMounted.current = true
      return () => {
        isMounted.current = false
      }
    }, [host])
    useImperativeHandle(ref, () => ({ goBack: () => host?.goBack(), close: () => host?.close() }), [host])

    if (host === undefined) return null
    return createElement(WebView, {
      key: turn,
      ref: view,
      source: { uri: host.uri },
      style,
      // Every URL passes through `onShouldStartLoadWithRequest`.
      originWhitelist: ['*'],
      setSupportMultipleWindows: true,
      javaScriptCanOpenWindowsAutomatically: false,
      allowsInlineMediaPlayback: true,
      onLoadStart: () => host.loading(),
      onMessage: ({ nativeEvent }) => host.receive(nativeEvent.data, nativeEvent.url),
      onOpenWindow: ({ nativeEvent }) => open(newest, nativeEvent.targetUrl),
      onShouldStartLoadWithRequest({ isTopFrame, url }) {
        // Frames belong to the cashier's own page, such as that of a captcha.
        if (host.isOwn(url) || isTopFrame === false || url === 'about:blank') return true
        open(newest, url)
        return false
      },
      // The system has ended the page to save memory. The cashier resumes open payments from the storage.
      onContentProcessDidTerminate: () => view.current?.reload(),
      // Android can't use the web view again.
      onRenderProcessGone: () => setTurn((last) => last + 1),
    })
  },
)

/** The platform marks the cashier as running in an app: a dark theme, and no window that opens by itself. */
const ofApp = (data: PaywidgetData): PaywidgetData => ({
  ...data,
  user: { ...data.user, platform: data.user.platform ?? (Platform.OS === 'ios' ? 'ios' : 'android') },
})

interface Newest {
  readonly current: PaywidgetCashierProps
}

interface Refs {
  readonly newest: Newest
  readonly isMounted: { readonly current: boolean }
  readonly view: { readonly current: WebView | null }
}

interface Hosting {
  readonly host?: AppHost
  /** Why there is no host. It is reported in an effect, because a render must not call listeners. */
  readonly mistake?: PaywidgetMessages['onInitError']
}

const NO_HOST: Hosting = {}

/**
 * A host for the props of the present render; its listeners are those of the latest one. During a render, `newest` still
 * has the props of the render before.
 */
function hostOf(props: PaywidgetCashierProps, data: PaywidgetData, { newest, isMounted, view }: Refs): Hosting {
  try {
    const on = Object.fromEntries(
      MESSAGES.map((type) => [type, (payload: never) => isMounted.current && callListener(newest, type, payload)]),
    ) as PaywidgetListeners
    const run = (script: string) => view.current?.injectJavaScript(script)
    return { host: createAppHost({ ...props, data: ofApp(data), run, on }) }
  } catch (error) {
    return { mistake: initErrorOf(error) }
  }
}

function callListener(newest: Newest, type: keyof PaywidgetMessages, payload: never): void {
  const listener = newest.current.on?.[type]
  if (listener) return listener(payload)
  if (type === 'onShare') return share(payload)
  if (type !== 'onExternalRedirect') return
  const { method, url } = payload as PaywidgetMessages['onExternalRedirect']
  if (method === 'GET') open(newest, url)
  else
    console.warn('Paywidget: a provider’s page needs a POST: listen to onExternalRedirect, and load it in a web view.')
}

/** Opens the share sheet of the system. */
function share({ text }: PaywidgetMessages['onShare']): void {
  const failed = (error: unknown) => console.warn('Paywidget: the share sheet did not open.', error)
  Share.share({ message: text }).catch(failed)
}

function open({ current }: Newest, url: string): void {
  // Only the scheme: the rest of the URL identifies the payment.
  const failed = () => console.warn(`Paywidget: no app opened a URL of the scheme ${/^[\w+.-]*/.exec(url)?.[0]}.`)
  try {
    const { openURL = (address: string) => Linking.openURL(address) } = current
    Promise.resolve(openURL(url)).catch(failed)
  } catch {
    failed()
  }
}
