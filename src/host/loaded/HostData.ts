import type { CashierName } from '../../../schemas/cashiers.ts'
import type { TransportKind } from '../../../schemas/transports.ts'

export type Platform = 'desktop' | 'mobile' | 'android' | 'ios'

/** The host's data in our own terms: validated, with defaults filled in, frozen. */
export interface HostData {
  readonly bonusId: string | undefined
  /** Not validated yet: `features/bonus/readBonuses` validates each bonus. */
  readonly bonusList: readonly unknown[]
  /** Whether the host allows the widget to close itself (HDR-06). */
  readonly closingButton: boolean
  readonly experiments: readonly Experiment[]
  readonly host: string | undefined
  readonly schema: HostSchema
  readonly xOrigin: string | undefined
  readonly userId: string | undefined
  /** Identifies the player (D-22): a digest of the user's id, or of the token if there is no id. */
  readonly identity: string
  readonly partnerKey: string | undefined
  readonly widgetViewType: CashierName
  /** Undefined if the host has no preference: then `chooseTransport` decides. */
  readonly transport: TransportKind | undefined
  readonly platformVersion: string
  readonly pwa: boolean
  readonly isMobileApp: boolean
  readonly geetestCaptchaId: string | undefined
  /** The open payments as the host has stored them (`packReference`); undefined if the host stores none. */
  readonly resume: string | undefined
  /** Whether the host wants `onAnalytics`, and a log; only `true` counts. */
  readonly analytics: unknown
  readonly debug: unknown
  /** The hash of the preview of layouts, not validated yet: `openPreview` does so. */
  readonly layoutPreview: unknown
  /** `open`, `methods` and `texts`, not validated yet: `createChoices` does so. */
  readonly choices: readonly unknown[]
  readonly user: PlayerData
  /** Not enumerable, so that JSON, logs and spread copies do not contain it (D-05). No other member contains it. */
  readonly token: string
}

/**
 * The parts of the player's record that the widget uses. Contact data is dropped when the message is parsed.
 */
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

/** Appearance that is applied after the page is on the screen. */
export interface HostBranding {
  readonly fonts?: unknown
  readonly assets?: unknown
  readonly fit?: unknown
}

export interface HostSchema {
  /** Undefined if the host chose none: then the theme is dark in native apps and light elsewhere (spec §9). */
  readonly theme: 'light' | 'dark' | undefined
  /** `--pw-*` tokens, safe for `style.setProperty`. */
  readonly variables: Readonly<Record<string, string>>
  readonly meta: { readonly isCryptoBonusAvailable: boolean; readonly showCryptoInstruction: boolean }
  /**
   * Not validated yet. `app/appearance/applyAppearance.ts` validates and applies these members after the method list is
   * on the screen, because the list must not wait for a font.
   */
  readonly branding: HostBranding
}
