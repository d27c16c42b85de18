import type { HeaderSettings } from './recipe.ts'

/** What of the deployment's configuration decides about its headers; a gap is the widget's default. */
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

/** The headers that a configuration needs, and no more. Hosts that nobody has named may be any https page. */
export function settingsOf(config: Deployed): HeaderSettings {
  const { host, api, captcha, monitoring, errorReporting, assets, staticPath, iconCdn } = config
  const named = host?.allowedOrigins ?? []
  const calls = originsOf(api?.base)
  const adornment = assets?.origins ?? []
  return {
    hostOrigins: named.length > 0 ? named : ['https:'],
    captchaOrigins: originsOf(captcha?.page),
    // The socket goes where the calls go.
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
    isHttps: true,
  }
}

/** Of addresses; a path is on the widget's own origin, which every policy names by itself. */
function originsOf(...addresses: readonly (string | undefined)[]): readonly string[] {
  const outside = addresses.filter((address) => address !== undefined && /^https:\/\//.test(address))
  return [...new Set(outside.map((address) => new URL(String(address)).origin))]
}
