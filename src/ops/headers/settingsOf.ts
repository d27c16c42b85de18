import { exactOrigin } from '../../platform/values/exactOrigin.ts'
import type { HeaderSettings } from './recipe.ts'

/** The configuration keys that affect the headers; a missing key means the widget's default. */
export interface Deployed {
  readonly host?: { readonly allowedOrigins?: readonly string[] }
  readonly api?: { readonly base?: string }
  readonly captcha?: { readonly page?: string }
  readonly monitoring?: { readonly url?: string }
  readonly errorReporting?: { readonly url?: string }
  readonly assets?: { readonly origins?: readonly string[] }
  readonly staticPath?: string
  readonly iconCdn?: string
}

/**
 * The minimal header settings for a configuration. Throws if an entry of `host.allowedOrigins` is not an exact origin.
 * Without configured hosts, any https page may embed the widget.
 * `filesOrigin` is the CDN of the build's files, if there is one.
 */
export function settingsOf(config: Deployed, filesOrigin?: string): HeaderSettings {
  const { host, api, captcha, monitoring, errorReporting, assets, staticPath, iconCdn } = config
  const named = host?.allowedOrigins ?? []
  const calls = originsOf(api?.base)
  const adornment = assets?.origins ?? []
  return {
    hostOrigins: named.length > 0 ? named.map(hostOrigin) : ['https:'],
    captchaOrigins: originsOf(captcha?.page),
    // The socket uses the API's origin.
    connectOrigins: [
      ...new Set([
        ...calls,
        ...calls.map((origin) => origin.replace(/^https:/, 'wss:')),
        ...originsOf(staticPath, monitoring?.url, errorReporting?.url),
        ...adornment,
      ]),
    ],
    imageOrigins: [...new Set([...originsOf(staticPath, iconCdn), ...adornment])],
    fontOrigins: adornment,
    fileOrigins: filesOrigin === undefined ? [] : [filesOrigin],
    isHttps: true,
  }
}

/** The widget refuses the messages of any other host, so a wrong entry would lock out a whole brand without a word. */
function hostOrigin(listed: string): string {
  const origin = exactOrigin(listed)
  if (origin !== undefined) return origin
  throw new Error(
    `"host.allowedOrigins" has "${listed}", which is not an exact origin. Write one entry for each host, such as "https://casino.example", without wildcards, commas and paths.`,
  )
}

/** The origins of https addresses. A path is skipped: it is on the widget's own origin, which every policy allows anyway. */
function originsOf(...addresses: readonly (string | undefined)[]): readonly string[] {
  const outside = addresses.filter((address) => address !== undefined && /^https:\/\//.test(address))
  return [...new Set(outside.map((address) => new URL(String(address)).origin))]
}
