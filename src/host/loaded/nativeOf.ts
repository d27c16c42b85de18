import type { HostData } from './HostData.ts'

/** The native app's platform; undefined for a player in a browser. */
export function nativeOf(data: HostData | undefined): 'android' | 'ios' | undefined {
  const platform = data?.user.platform
  return platform === 'android' || platform === 'ios' ? platform : undefined
}

/** The host's theme; if the host chose none, dark in native apps and light elsewhere (spec §9). */
export const themeOf = (data: HostData | undefined): 'light' | 'dark' =>
  data?.schema.theme ?? (nativeOf(data) ? 'dark' : 'light')
