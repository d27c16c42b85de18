import type { HostData } from './HostData.ts'

/** The native app's platform; undefined for a player in a browser. */
export function nativeOf(data: HostData | undefined): 'android' | 'ios' | undefined {
  const platform = data?.user.platform
  return platform === 'android' || platform === 'ios' ? platform : undefined
}

/** Spec §9: dark in native apps and light elsewhere, unless the host chose a theme. */
export const themeOf = (data: HostData | undefined): 'light' | 'dark' =>
  data?.schema.theme ?? (nativeOf(data) ? 'dark' : 'light')
