import type { CashierName } from '../../schemas/cashiers.ts'
import type { ANALYTICS_VERSION, AnalyticsEvent, AnalyticsOutcome } from '../../schemas/host/analytics.ts'
import type { HostMistake } from '../../schemas/host/mistakes.ts'
import type { HostProblem, InitErrorCode } from '../../schemas/host/problems.ts'
import type { TransportKind } from '../../schemas/transports.ts'
import type { TextKey } from './TextKey.ts'

/** The player. */
export interface PaywidgetUser {
  /** The player's token, sent with every API call. It reaches the cashier by postMessage, never in a URL. */
  readonly token: string
  /** The player's id. Without it the token identifies the player, so that a new token means a new player. */
  readonly id?: string | number | undefined
  /** The currency of the account: `MXN`. */
  readonly currency?: string
  /** The country whose methods are shown: `MX`. */
  readonly paymentGeo?: string
  /** The country of the player. */
  readonly country?: string
  /** `android` and `ios`: only inside your native app; a website sends `desktop` or `mobile`, also on a phone. */
  readonly platform?: 'desktop' | 'mobile' | 'android' | 'ios'
  readonly lang?: string
  /** Language with region; takes precedence over `lang`. */
  readonly locale?: string
  /** Your partner key; used if `partnerKey` is missing. */
  readonly partner_key?: string
  /** The balance of the player's account. */
  readonly balanceData?: {
    readonly primary?: { readonly amount?: string | number | null; readonly currency?: string | null }
  }
}

/** The variables of the theme (`schemas/reference/theme.md`). */
export type PaywidgetVariable =
  | '--pw-accent'
  | '--pw-accent-ink'
  | '--pw-accent-press'
  | '--pw-accent-soft'
  | '--pw-accent-line'
  | '--pw-bg'
  | '--pw-surface'
  | '--pw-raised'
  | '--pw-sunken'
  | '--pw-logo'
  | '--pw-ink'
  | '--pw-ink-2'
  | '--pw-ink-3'
  | '--pw-line'
  | '--pw-line-strong'
  | '--pw-line-control'
  | '--pw-good'
  | '--pw-good-soft'
  | '--pw-warn'
  | '--pw-warn-soft'
  | '--pw-bad'
  | '--pw-bad-soft'
  | '--pw-info'
  | '--pw-info-soft'
  | '--pw-radius'
  | '--pw-radius-s'
  | '--pw-radius-l'
  | '--pw-unit'
  | '--pw-font'

/** A bonus of `bonusList`. */
export interface PaywidgetBonus {
  /** Its id, as used in `bonusId`. */
  readonly id: string | number
  readonly type: 'deposit' | 'freespin'
  /** Only for accounts in this currency. */
  readonly currency?: string | null
  readonly content?: { readonly title?: string | null; readonly subtitle?: string | null } | null
  /** When it ends. */
  readonly mustAccruedBefore?: string | number | null
  readonly depositBonusData?: {
    readonly minDeposit?: string | number | null
    readonly maxBonusAmount?: string | number | null
    readonly percent?: string | number | null
    readonly payoutMultiplier?: string | number | null
    readonly wagerMultiplier?: string | number | null
  } | null
  readonly freespinBonusData?: {
    readonly minDeposit?: string | number | null
    readonly maxSpinWin?: string | number | null
    readonly payoutMultiplier?: string | number | null
    readonly wagerMultiplier?: string | number | null
    readonly count?: string | number | null
    readonly gamesContent?: readonly { readonly nameEn?: string | null }[] | null
  } | null
}

/** The page to start on, instead of the list. */
export interface PaywidgetOpen {
  /** Opens the form of this method, by its name in the list. */
  readonly method?: string
  /** Opens this group of the list, by its category. Ignored if there is a `method`. */
  readonly group?: string
  /**
   * Fills in the amount, in the currency of the account: `'49.90'`. An amount outside of the limits is shown with its
   * error, and never changed.
   */
  readonly amount?: string | number
  readonly transaction?: 'deposit' | 'withdrawal'
  /**
   * Another id opens the same page again. Set for each cashier that you mount, unless you set it: set it to open a page
   * again in a cashier that is mounted already.
   */
  readonly id?: string | number | undefined
}

/** Restrictions of the list, by names of methods and groups. They never add to what the server offers. */
export interface PaywidgetMethods {
  readonly hide?: readonly string[]
  /** If present, only these methods and groups are shown. */
  readonly only?: readonly string[]
  /** These come first, in this order. */
  readonly first?: readonly string[]
  /** Narrower limits of deposits, in the currency of the account: `{ airtm: { max: '500' } }`. */
  readonly limits?: Readonly<Record<string, { readonly min?: string | number; readonly max?: string | number }>>
}

/** Texts of the cashier to replace, by language and key: `{ en: { 'deposit.methods.all': 'Ways to pay' } }`. */
export type PaywidgetTexts = Readonly<Record<string, Readonly<Partial<Record<TextKey, string>>>>>

/** The members of the message `loaded` other than `user`. */
export interface PaywidgetSettings {
  /** The type of cashier, such as `sweep`; `main` by default. */
  readonly widgetViewType?: CashierName
  /** Appearance. */
  readonly schema?: {
    readonly theme?: 'light' | 'dark'
    /** `{ '--pw-accent': '#1f6f5c' }` */
    readonly variables?: { readonly [V in PaywidgetVariable]?: string }
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
  /** The name of your site; sent with the connection of the transport `socket` only. */
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
  /** The player's bonuses. A changed list replaces them, also while a form or a payment is open. */
  readonly bonusList?: readonly PaywidgetBonus[]
  readonly experiments?: readonly { readonly key: string; readonly group: string }[]
  readonly transport?: TransportKind
  /** The page to start on. It is opened once: later the player goes where they want. */
  readonly open?: PaywidgetOpen
  /** Which methods the list shows. */
  readonly methods?: PaywidgetMethods
  /** Texts of the cashier to replace. */
  readonly texts?: PaywidgetTexts
  /** The 64 hex digits of a preview of layouts, for operators only; `null`: the live layouts. */
  readonly layoutPreview?: string | null
  /**
   * The reference of the last `onIntent`. You need not set this member: the loader stores the reference for the tab and
   * passes it.
   */
  readonly resume?: string
}

/** The payload of the message `loaded`. Only the token is required, but always send `id`, `currency` and `paymentGeo`. */
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

/** The codes of `onProblem` (`schemas/reference/problems.md`). */
export type ProblemCode = HostProblem | HostMistake

/** Messages of the cashier: name → payload. */
export interface PaywidgetMessages {
  Loaded: { readonly type: 'Loaded'; readonly version: string }
  onInit: undefined
  FullLoaded: undefined
  onClose: undefined
  /** The cashier could not start, or did not answer in time. */
  onInitError: {
    readonly code: InitErrorCode | HostMistake
    readonly text: string
    /** The fix, if the loader found the mistake in your page. */
    readonly fix?: string
    readonly supportId?: string
  }
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
  /** A mistake in your page or in the deployment. The console shows those that the loader finds. */
  onProblem: {
    readonly code: ProblemCode
    readonly text: string
    /** The fix, if the loader found the mistake in your page. */
    readonly fix?: string
    readonly supportId?: string
  }
  /** An event for product analytics; sent only with `analytics: true` in the data. */
  onAnalytics: PaywidgetAnalytics
  /** Height of the content in CSS pixels; sent only with `schema.fit`. */
  onHeight: { readonly height: number }
  /** Open this page of a provider: the cashier does not. Sent for the methods in `redirect.inApp` of the configuration. */
  onExternalRedirect: {
    readonly url: string
    readonly method: 'GET' | 'POST'
    /** The fields of a form to post to `url`; empty with `GET`. */
    readonly data: Readonly<Record<string, string>>
  }
}

export type PaywidgetMessage = keyof PaywidgetMessages

export type PaywidgetListeners = {
  readonly [T in PaywidgetMessage]?: ((payload: PaywidgetMessages[T]) => void) | undefined
}

/** Passes on a message. */
export type Emit = (type: string, payload?: unknown) => void

export interface PaywidgetOptions {
  /** The URL at which `dist/site/` is served: `https://pay.example/paywidget/`. Nothing is shown without it. */
  readonly src: string | null | undefined
  /** Nothing is shown without it, as while nobody is signed in. */
  readonly data: PaywidgetData | null | undefined
  /**
   * The first page, such as `withdrawal`, or `cryptobalance/withdrawal` with `widgetViewType: 'cryptobalance'`; by
   * default the first page of `widgetViewType`.
   */
  readonly page?: string | undefined
  /** The frame's title, for screen readers; `Payments` by default. */
  readonly title?: string | undefined
  /** Milliseconds to wait for the cashier before `onInitError`; 30,000 by default. */
  readonly loadTimeout?: number | undefined
  readonly on?: PaywidgetListeners | undefined
}

export interface PrefetchOptions {
  /** The URL at which `dist/site/` is served. */
  readonly src: string
  /** The origin of the cashier's API, if it is another one. */
  readonly api?: string | undefined
}

/** A cashier in your page, with or without a frame. */
export interface Cashier {
  /** Merges changes, such as a new token or another theme, into the current data. The player's input stays. */
  update(changes: PaywidgetChanges): void
  /** Replaces the current data. Without data, or without a token, the cashier is removed until there is one again. */
  setData(data: PaywidgetData | null | undefined): void
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
  setTitle(title: string | null | undefined): void
}

/** The attributes and properties of `<pay-widget>` in templates and JSX. */
export interface PayWidgetAttributes {
  readonly src?: string | null | undefined
  readonly page?: string | null | undefined
  readonly label?: string | null | undefined
  /** Prepares the cashier before there is data. An attribute only. */
  readonly prefetch?: boolean | '' | undefined
  /** A property only. */
  readonly data?: PaywidgetData | null | undefined
}

/** The events of `<pay-widget>`: the messages of the cashier, with their payload as `detail`. */
export type PayWidgetEventMap = { [T in PaywidgetMessage]: CustomEvent<PaywidgetMessages[T]> }

export interface MountCashierOptions {
  readonly data: PaywidgetData | null | undefined
  /** The first list; `deposit` by default. */
  readonly transactionType?: 'deposit' | 'withdrawal' | undefined
  /**
   * The configuration of the deployment (`schemas/reference/configuration.md`). A cashier in a frame reads it from the
   * frame's page instead.
   */
  readonly config?: Readonly<Record<string, unknown>> | undefined
  /**
   * Path on your page's origin where `helper.html` and `captcha.html` of `dist/site/` are served; `/paywidget` by
   * default. Slashes at the end are ignored.
   */
  readonly pages?: string | undefined
  readonly on?: PaywidgetListeners | undefined
}

/**
 * Mounts the cashier in an element of your own page, without a frame (spec §1). Never throws: `onInitError` reports an
 * invalid configuration, and `onProblem` what is missing, such as the element or the token; `setData` opens the cashier
 * once it is there.
 */
export type MountCashier = (
  target: Element | ShadowRoot | string | null | undefined,
  options: MountCashierOptions,
) => Cashier
