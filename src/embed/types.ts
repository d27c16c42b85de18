import type { ANALYTICS_VERSION, AnalyticsEvent, AnalyticsOutcome } from '../../schemas/host/analytics.ts'
import type { HostProblem, InitErrorCode } from '../../schemas/host/problems.ts'
import type { TransportKind } from '../../schemas/transports.ts'

/** The player. */
export interface PaywidgetUser {
  /** The player's token, sent with every API call. It reaches the cashier by postMessage, never in a URL. */
  readonly token: string
  /** The player's id. Without it the token identifies the player, so that a new token means a new player. */
  readonly id?: string | number
  /** The currency of the account: `MXN`. */
  readonly currency?: string
  /** The country whose methods are shown: `MX`. */
  readonly paymentGeo?: string
  /** The country of the player. */
  readonly country?: string
  /** `desktop`, `mobile`, `android` or `ios`. */
  readonly platform?: string
  readonly lang?: string
  /** Language with region; takes precedence over `lang`. */
  readonly locale?: string
  /** Your partner key; used if `partnerKey` is missing. */
  readonly partner_key?: string
  /** The balance of the player's account. */
  readonly balanceData?: {
    readonly primary?: { readonly amount?: string | number; readonly currency?: string }
  }
  readonly [more: string]: unknown
}

/** The members of the message `loaded` other than `user`. */
export interface PaywidgetSettings {
  /** The type of cashier, such as `sweep`; `main` by default. */
  readonly widgetViewType?: string
  /** Appearance. */
  readonly schema?: {
    readonly theme?: 'light' | 'dark'
    /** `{ '--pw-accent': '#1f6f5c' }` */
    readonly variables?: Readonly<Record<string, string>>
    /** Font files: https, from an origin that the widget's configuration allows. */
    readonly fonts?: readonly {
      readonly family: string
      readonly url: string
      readonly weight?: number | string
      readonly style?: 'normal' | 'italic'
    }[]
    /** `content`: the frame is as high as its content, at least 480 px and at most the height of the window. */
    readonly fit?: 'content'
    /** https URLs of your pictures: bonuses show `badge`. */
    readonly assets?: { readonly badge?: string }
    readonly meta?: { readonly isCryptoBonusAvailable?: boolean; readonly showCryptoInstruction?: boolean }
    readonly [more: string]: unknown
  }
  readonly closingButton?: boolean
  /** With `true`, you receive `onAnalytics`. */
  readonly analytics?: boolean
  /** With `true`, the cashier logs to the console and offers a report for support. Not for players. */
  readonly debug?: boolean
  /** The player's id; takes precedence over `user.id`. */
  readonly userId?: string | number
  /** The host name and partner key of your site; passed on to the server. */
  readonly host?: string
  readonly partnerKey?: string
  /** The name of your site; sent with every call. */
  readonly xOrigin?: string
  /** The version of your platform; `redesign` by default. */
  readonly platformVersion?: string
  /** Whether your site is installed as an app. */
  readonly pwa?: boolean
  /** Whether the cashier is embedded in your app. */
  readonly isMobileApp?: boolean
  /** The captcha id of GeeTest. */
  readonly geetestCaptchaId?: string
  readonly bonusId?: string | number | null
  readonly bonusList?: readonly object[]
  readonly experiments?: readonly { readonly key: string; readonly group: string }[]
  readonly transport?: TransportKind
  /** The 64 hex digits of a preview of layouts, for operators only; `null`: the live layouts. */
  readonly layoutPreview?: string | null
  /**
   * The reference of the last `onIntent`. You need not set this member: the loader stores the reference for the tab and
   * passes it.
   */
  readonly resume?: string
  readonly [more: string]: unknown
}

/** The payload of the message `loaded`. Only the token is required. */
export interface PaywidgetData extends PaywidgetSettings {
  readonly user: PaywidgetUser
}

/** Partial data, merged into the current data. */
export interface PaywidgetChanges extends PaywidgetSettings {
  readonly user?: Partial<PaywidgetUser>
}

/** The payload of `onAnalytics`. `event` decides which of the optional members it has. */
export interface PaywidgetAnalytics {
  readonly version: typeof ANALYTICS_VERSION
  readonly event: AnalyticsEvent
  readonly transaction: 'deposit' | 'withdrawal'
  readonly page?: string
  readonly method?: string
  /** A decimal number. */
  readonly amount?: string
  readonly currency?: string
  /** The fields with a new error, and the rule that each breaks. */
  readonly fields?: readonly { readonly field: string; readonly rule: string }[]
  readonly outcome?: AnalyticsOutcome
  readonly id?: string
}

/** Messages of the cashier: name → payload. */
export interface PaywidgetMessages {
  Loaded: { readonly type: 'Loaded'; readonly version: string }
  onInit: undefined
  FullLoaded: undefined
  onClose: undefined
  /** The cashier could not start, or did not answer in time. */
  onInitError: { readonly code: InitErrorCode; readonly text: string; readonly supportId?: string }
  onShare: { readonly text: string }
  /** In a native app: save or share the picture, a data URL of a PNG. */
  onSavePicture: { readonly file: string; readonly data: string }
  onChangedPaymentMethodsCurrency: { readonly code: string; readonly type: 'fiat' | 'crypto' }
  onInvalidP2PResponse: { readonly text: string }
  onLocaleError: { readonly key: string; readonly locale: string }
  onRequestError: { readonly status: number; readonly url: string; readonly code: string; readonly message: string }
  onTokenExpired: undefined
  onIntent: { readonly reference: string }
  onPaymentStatus: {
    readonly transaction: 'deposit' | 'withdrawal'
    readonly id: string
    readonly status: 'created' | 'accepted' | 'processed' | 'declined'
  }
  onProblem: { readonly code: HostProblem; readonly text: string; readonly supportId?: string }
  /** An event for product analytics; sent only with `analytics: true` in the data. */
  onAnalytics: PaywidgetAnalytics
  /** Height of the content in CSS pixels; sent only with `schema.fit`. */
  onHeight: { readonly height: number }
  onExternalRedirect: {
    readonly url: string
    readonly method: 'GET' | 'POST'
    readonly data: Readonly<Record<string, unknown>>
  }
}

export type PaywidgetMessage = keyof PaywidgetMessages

export type PaywidgetListeners = {
  readonly [T in PaywidgetMessage]?: ((payload: PaywidgetMessages[T]) => void) | undefined
}

export interface PaywidgetOptions {
  /** The URL at which `dist/site/` is served: `https://pay.example/paywidget/`. */
  readonly src: string
  readonly data: PaywidgetData
  /** The first page, such as `withdrawal`; by default the first page of `widgetViewType`. */
  readonly page?: string | undefined
  /** The frame's title, for screen readers; `Payments` by default. */
  readonly title?: string | undefined
  /** Milliseconds to wait for the cashier before `onInitError`; 30,000 by default. */
  readonly loadTimeout?: number | undefined
  readonly on?: PaywidgetListeners | undefined
}

/** A cashier in your page, with or without a frame. */
export interface Cashier {
  /** Merges changes, such as a new token or another theme, into the current data. The player's input stays. */
  update(changes: PaywidgetChanges): void
  /** Replaces the current data. */
  setData(data: PaywidgetData): void
  /** Call this when the back button of your app is pressed. */
  goBack(): void
  /** Requests that the cashier close; the cashier answers with `onClose`. */
  close(): void
  /** Subscribes to a message; returns the unsubscribe function. */
  on<T extends PaywidgetMessage>(type: T, listener: (payload: PaywidgetMessages[T]) => void): () => void
  /** Removes the cashier from the page and frees its resources. */
  destroy(): void
}

/** A cashier in a frame of your page. */
export interface Paywidget extends Cashier {
  readonly frame: HTMLIFrameElement
  /** Changes the frame's title without reloading the cashier; `Payments` when undefined. */
  setTitle(title: string | undefined): void
}

export interface MountCashierOptions {
  readonly data: PaywidgetData
  /** The first list; `deposit` by default. */
  readonly transactionType?: 'deposit' | 'withdrawal' | undefined
  /**
   * The configuration of the deployment (`schemas/reference/configuration.md`). A cashier in a frame reads it from the
   * frame's page instead.
   */
  readonly config?: Readonly<Record<string, unknown>> | undefined
  /**
   * Path on your page's origin where `helper.html` and `captcha.html` of `dist/site/` are served; `/paywidget` by
   * default.
   */
  readonly pages?: string | undefined
  readonly on?: PaywidgetListeners | undefined
}

/**
 * Mounts the cashier in an element of your own page, without a frame (spec §1). Throws a TypeError when the element
 * does not exist, the token is missing, or the configuration is invalid.
 */
export type MountCashier = (target: Element | ShadowRoot | string, options: MountCashierOptions) => Cashier
