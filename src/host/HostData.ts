export type WidgetViewType = 'main' | 'sweep' | 'cryptobalance'
export type TransportKind = 'http' | 'socket'
export type Platform = 'desktop' | 'mobile' | 'android' | 'ios'

/** The host's data in our own words: checked, every default filled in, frozen. */
export interface HostData {
  readonly bonusId: string | undefined
  /** Unread: `flows/bonus/readBonuses` checks each one. */
  readonly bonusList: readonly unknown[]
  /** Whether the host lets the widget close itself (HDR-06). */
  readonly closingButton: boolean
  readonly experiments: readonly Experiment[]
  readonly host: string | undefined
  readonly schema: HostSchema
  readonly xOrigin: string | undefined
  readonly userId: string | undefined
  /** Another one is another player (D-22): a digest of the id, else of the token. */
  readonly identity: string
  readonly partnerKey: string | undefined
  readonly widgetViewType: WidgetViewType
  /** Undefined: the host has no wish, and `chooseTransport` decides. */
  readonly transport: TransportKind | undefined
  readonly platformVersion: string
  readonly pwa: boolean
  readonly isMobileApp: boolean
  readonly geetestCaptchaId: string | undefined
  /** The payments without an answer, as the host has kept them; undefined: it keeps none. */
  readonly resume: string | undefined
  readonly user: PlayerData
  /** Not enumerable: JSON, logs and copies by spread do not have it (D-05). It is nowhere else. */
  readonly token: string
}

/** Of the player's record only what the widget works with; contact data never gets past the border. */
export interface PlayerData {
  readonly currency: string
  readonly paymentGeo: string
  readonly platform: Platform
  readonly lang: string
  readonly country: string
  readonly balanceData: { readonly primary: Balance } | undefined
}

export interface Balance {
  readonly amount: string | number | undefined
  readonly currency: string | undefined
}

export interface Experiment {
  readonly key: string
  readonly group: string
}

/** What is laid on a page that stands there already. */
export interface HostAdornment {
  readonly fonts?: unknown
  readonly assets?: unknown
  readonly fit?: unknown
}

export interface HostSchema {
  /** Undefined: the widget's own choice, dark on native and light elsewhere (spec §9). */
  readonly theme: 'light' | 'dark' | undefined
  /** `--pw-*` tokens, safe for `style.setProperty`. */
  readonly variables: Readonly<Record<string, string>>
  readonly meta: { readonly isCryptoBonusAvailable: boolean; readonly showCryptoInstruction: boolean }
  /** As the host wrote it, not to be shown: it is read once the list is on the screen (`app/parts/applyAppearance.ts`), nobody waits for a font. */
  readonly adornment: HostAdornment
}
