import type { Channel } from '../../src/host/bridge/Channel.ts'
import { frameChannel } from '../../src/host/bridge/channels/frame.ts'
import { packageChannel } from '../../src/host/bridge/channels/package.ts'
import { SELF_EVENT, selfChannel } from '../../src/host/bridge/channels/self.ts'
import { webViewChannel } from '../../src/host/bridge/channels/webView.ts'
import { fakeClock } from '../unit/support/fakeClock.ts'
import { type FakeWindow, fakeWindow } from '../unit/support/fakeWindow.ts'

export const HOME = 'https://host.example'
export const OTHER = 'https://second.example:8443'

export interface Stand {
  readonly channel: Channel
  /** The window whose messages the channel must accept. */
  readonly host: FakeWindow
  readonly foreigners: readonly unknown[]
  /** Every sent text with its target origin; an event on our own window has no target. */
  posts(): readonly { text: string; targetOrigin: string | undefined }[]
  /** The texts that the host's scripts can read. */
  read(): readonly string[]
  say(data: unknown, from?: { source?: unknown; origin?: string }): void
}

export function frameStand(allowedOrigins: readonly string[], origin = HOME): Stand {
  const host = fakeWindow(origin)
  const view = fakeWindow('https://widget.example', host)
  return {
    channel: frameChannel(view, allowedOrigins),
    host,
    foreigners: [view, fakeWindow(origin), fakeWindow(origin, host), null, undefined, {}, 'parent'],
    posts: () => host.posts,
    read: () => host.read,
    say: (data, from) => view.hear(data, { source: host, origin, ...from }),
  }
}

export function selfStand(): Stand {
  const view = fakeWindow(HOME)
  const heard: string[] = []
  view.addEventListener(SELF_EVENT, (event) => heard.push((event as CustomEvent<string>).detail))
  return {
    channel: selfChannel(view),
    host: view,
    foreigners: [fakeWindow(HOME), fakeWindow(HOME, view), null, undefined, {}, 'window'],
    posts: () => [...heard.map((text) => ({ text, targetOrigin: undefined })), ...view.posts],
    read: () => heard,
    say: (data, from) => view.hear(data, { source: view, origin: HOME, ...from }),
  }
}

/** A native app around the page: it receives messages by its bridge and sends messages from the page's own window. */
export function webViewStand(): Stand {
  const view = fakeWindow(HOME)
  const heard: string[] = []
  const bridge = { postMessage: (text: string) => void heard.push(text) }
  return {
    channel: webViewChannel(view, bridge, fakeClock()),
    host: view,
    foreigners: [fakeWindow(HOME), fakeWindow(HOME, view), null, undefined, {}, 'window'],
    posts: () => [...heard.map((text) => ({ text, targetOrigin: undefined })), ...view.posts],
    read: () => heard,
    say: (data, from) => view.hear(data, { source: view, origin: HOME, ...from }),
  }
}

/**
 * Origins that look like `https://host.example` to a person, or match it by prefix, suffix or regular expression
 * (threat B2).
 */
export const lookAlikes: readonly string[] = [
  'null',
  '',
  '*',
  '/',
  'undefined',
  'about:blank',
  'file://',
  'file://host.example',
  'data:',
  'blob:https://host.example',
  'https:',
  'https://',
  'host.example',
  '//host.example',
  'http://host.example',
  'wss://host.example',
  'ftp://host.example',
  'capacitor://host.example',
  'chrome-extension://host.example',
  'javascript://host.example',
  'https://host.example.evil',
  'https://host.example.evil.com',
  'https://host.example-evil.com',
  'https://host.exampleevil.com',
  'https://host.example.',
  'https://host.example..',
  'https://evilhost.example',
  'https://evil-host.example',
  'https://evil.host.example',
  'https://www.host.example',
  'https://host.example@evil.com',
  'https://user@host.example',
  'https://evil.com/https://host.example',
  'https://evil.com?https://host.example',
  'https://evil.com#https://host.example',
  'https://host.example:443',
  'https://host.example:8443',
  'https://host.example:80',
  'https://host.example:4433',
  'https://host.example:',
  'https://host.example/',
  'https://host.example//',
  'https://host.example/paywidget',
  'https://host.example?',
  'https://host.example#',
  ' https://host.example',
  'https://host.example ',
  'https://host.example\n',
  'https://host.example\u0000',
  'https://host.example\u200b',
  'https://host.example,https://evil.com',
  'https://host.example https://evil.com',
  'HTTPS://host.example',
  'https://HOST.example',
  'https://Host.Example',
  'https://hostxexample',
  'https://host-example',
  'https://host.examp1e',
  'https://h\u043est.example',
  'https://xn--hst-sxc.example',
  'https://hos\u0074\u0301.example',
  'https://host\u3002example',
  'https://host%2eexample',
  'https:/host.example',
  'https:\\\\host.example',
  'https://*.example',
  'https://[::1]',
  'https://93.184.216.34',
]

/** Package mode: function calls in the host's page. No other sender exists, so origins are not checked. */
export function packageStand(): Stand {
  const heard: string[] = []
  const view = fakeWindow(HOME)
  const { channel, send } = packageChannel((text) => heard.push(text))
  return {
    channel,
    host: view,
    foreigners: [],
    posts: () => [...heard.map((text) => ({ text, targetOrigin: undefined })), ...view.posts],
    read: () => heard,
    say: (data, from) => from === undefined && send(data as string),
  }
}
