/** The player, as your server knows it. */
export interface PaywidgetUser {
  /** The token of the player, for every call. It goes to the cashier by message, never in an address. */
  readonly token: string
  /** Who the player is. Without one the token says it, and every new token is another player. */
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
  /** The language with its region; it counts before `lang`. */
  readonly locale?: string
  /** Your partner, where `partnerKey` does not say it. */
  readonly partner_key?: string
  /** The balance of the account that is paid into. */
  readonly balanceData?: {
    readonly primary?: { readonly amount?: string | number; readonly currency?: string }
  }
  readonly [more: string]: unknown
}

/** What the message `loaded` says beside the player. */
export interface PaywidgetSettings {
  /** Which cashier it is: `main`, `sweep` or `cryptobalance`. */
  readonly widgetViewType?: string
  /** How it looks. */
  readonly schema?: {
    readonly theme?: 'light' | 'dark'
    /** `{ '--pw-accent': '#1f6f5c' }` */
    readonly variables?: Readonly<Record<string, string>>
    /** Files of fonts, by https and from an origin that the configuration of the widget names. */
    readonly fonts?: readonly {
      readonly family: string
      readonly url: string
      readonly weight?: number | string
      readonly style?: 'normal' | 'italic'
    }[]
    /** `content`: the frame is as high as its page, from 480 pixels to the height of the window. */
    readonly fit?: 'content'
    /** Pictures of your own, by https: `badge` stands on bonuses. */
    readonly assets?: { readonly badge?: string }
    readonly meta?: { readonly isCryptoBonusAvailable?: boolean; readonly showCryptoInstruction?: boolean }
    readonly [more: string]: unknown
  }
  readonly closingButton?: boolean
  /** Who the player is; it counts before `user.id`. */
  readonly userId?: string | number
  /** The address of your site and your partner, for the server. */
  readonly host?: string
  readonly partnerKey?: string
  /** The name of your site, for the calls. */
  readonly xOrigin?: string
  /** The version of your platform; without it, `redesign`. */
  readonly platformVersion?: string
  /** Whether your site is installed as an app. */
  readonly pwa?: boolean
  /** Whether the cashier stands in an app of yours. */
  readonly isMobileApp?: boolean
  /** The captcha id of GeeTest. */
  readonly geetestCaptchaId?: string
  readonly bonusId?: string | number | null
  readonly bonusList?: readonly object[]
  readonly experiments?: readonly { readonly key: string; readonly group: string }[]
  readonly transport?: 'http' | 'socket'
  /** What the last `onIntent` said. The loader keeps it for this tab, and gives it back by itself. */
  readonly resume?: string
  readonly [more: string]: unknown
}

/** What the message `loaded` says. Only the token must be there. */
export interface PaywidgetData extends PaywidgetSettings {
  readonly user: PaywidgetUser
}

/** Other data, to be laid over those before. */
export interface PaywidgetChanges extends PaywidgetSettings {
  readonly user?: Partial<PaywidgetUser>
}

/** What the cashier says, by its name, with what it brings. */
export interface PaywidgetMessages {
  Loaded: { readonly type: 'Loaded'; readonly version: string }
  onInit: undefined
  FullLoaded: undefined
  onClose: undefined
  /** It could not start, or did not come in time. */
  onInitError: { readonly text: string; readonly supportId?: string; readonly code?: 'browser.old' }
  onShare: { readonly text: string }
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
  onProblem: { readonly code: string; readonly text: string; readonly supportId?: string }
  /** How high the page is, in CSS pixels; asked for with `schema.fit`. */
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
  /** Where `dist/site/` is served: `https://pay.example/paywidget/`. */
  readonly src: string
  readonly data: PaywidgetData
  /** The page to begin with, such as `withdrawal`; without one, that of `widgetViewType`. */
  readonly page?: string | undefined
  /** The name of the frame for whoever hears the page; `Cashier`. */
  readonly title?: string | undefined
  /** How long the cashier may take to answer, in milliseconds, before you hear `onInitError`; 30,000. */
  readonly loadTimeout?: number | undefined
  readonly on?: PaywidgetListeners | undefined
}

/** A cashier in your page, whatever way it got there. */
export interface Cashier {
  /** Other data, laid over those before: a new token, another theme. What the player has typed stays. */
  update(changes: PaywidgetChanges): void
  /** Other data in place of those before. */
  setData(data: PaywidgetData): void
  /** The back button of your app was pressed. */
  goBack(): void
  /** Asks the cashier to close; it answers with `onClose`. */
  close(): void
  /** Hears one message; what is given back stops that. */
  on<T extends PaywidgetMessage>(type: T, listener: (payload: PaywidgetMessages[T]) => void): () => void
  /** Takes the cashier out of the page, with everything that it holds. */
  destroy(): void
}

/** A cashier in a frame of your page. */
export interface Paywidget extends Cashier {
  readonly frame: HTMLIFrameElement
  /** Another name for whoever hears the page; the cashier stays. Without one, `Cashier`. */
  setTitle(title: string | undefined): void
}

export interface MountCashierOptions {
  readonly data: PaywidgetData
  /** With which list it begins: `deposit` when nothing is said. */
  readonly transactionType?: 'deposit' | 'withdrawal' | undefined
  /** The configuration of the deployment, which a frame has in its page: `schemas/reference/configuration.md`. */
  readonly config?: Readonly<Record<string, unknown>> | undefined
  /** Where `helper.html` and `captcha.html` of `dist/site/` are served, on the origin of your page; `/paywidget`. */
  readonly pages?: string | undefined
  readonly on?: PaywidgetListeners | undefined
}

/**
 * Draws the cashier into an element of your own page, without a frame (spec §1). Throws a TypeError when the element is not
 * there, the token is missing, or a key of the configuration is wrong.
 */
export type MountCashier = (target: Element | ShadowRoot | string, options: MountCashierOptions) => Cashier
