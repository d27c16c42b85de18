import { OPTIONS } from './options.ts'

/** The values of the controls; kept in the URL, so that a link shows the same state. */
export interface Settings {
  readonly scenario: string
  readonly country: string
  readonly currency: string
  readonly lang: string
  readonly platform: string
  readonly mode: string
  /** The list that the widget opens first: deposits or withdrawals. */
  readonly transaction: string
  /** The transport of the calls. */
  readonly transport: string
  readonly theme: string
  readonly width: string
  readonly closingButton: boolean
  readonly bonuses: boolean
  readonly experiments: boolean
}

const DEFAULTS: Settings = {
  scenario: 'default',
  country: 'MX',
  currency: 'MXN',
  lang: 'en',
  platform: 'desktop',
  mode: 'main',
  transaction: 'deposit',
  transport: 'http',
  theme: 'light',
  width: 'phone',
  closingButton: true,
  bonuses: true,
  experiments: true,
}

/** Reads the settings from the URL; unknown values are ignored. */
export function readSettings(query: URLSearchParams): Settings {
  const entries = Object.entries(DEFAULTS).map(([name, value]) => {
    const given = query.get(name)
    if (given === null) return [name, value]
    if (typeof value === 'boolean') return [name, given === 'true']
    return [name, OPTIONS[name]?.some((option) => option.value === given) ? given : value]
  })
  return Object.fromEntries(entries) as Settings
}

/** The query, with only the settings that differ from the defaults. */
export function queryOf(settings: Settings): string {
  const changed = Object.entries(settings).filter(([name, value]) => DEFAULTS[name as keyof Settings] !== value)
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString()
}
