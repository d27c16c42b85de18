import type { Config } from '../../schemas/config.ts'
import type { PushHandlers } from '../../schemas/pushes/index.ts'
import type { MethodList } from '../api/readMethodList.ts'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import type { Surface } from '../host/surfaces/Surface.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage/storage.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import type { Transport } from '../transport/Transport.ts'
import type { Carried } from './Carried.ts'
import type { HostChoices } from './HostChoices.ts'

/**
 * Why the widget could not start, for the error page and the operator. The host may have got another text
 * (`HandshakeTimeout.hostText`, `INCORRECT_DATA`).
 */
export interface StartProblem {
  readonly text: string
  readonly supportId: string
}

/** The storages of the widget. */
export interface WidgetStorage {
  /** Storage of this tab or frame. */
  readonly own: KeyValueStore
  /** Storage shared by all tabs and frames of the browser. */
  readonly shared: SharedStore
  /** The id of this cashier among those on the page; the same after a reload. Part of the cashier's storage keys. */
  readonly place: string
}

/** The widget's place in the host's page. */
export interface Embedding {
  /** The element into which the widget is rendered. */
  readonly element: HTMLElement
  readonly surface: Surface
  /** '/paywidget' in a tab or frame of its own, '/' with a memory history. */
  readonly basepath: string
  /** The path or URL of the folder with `helper.html` and `captcha.html`; default: `basepath`. */
  readonly pages?: string
}

/** Everything that is known before the host has sent its data. */
export interface StartEnvironment {
  readonly config: Config
  readonly bridge: HostBridge
  readonly clock: Clock
  readonly storage: WidgetStorage
  readonly embedding: Embedding
  readonly languages: {
    /** The translation files that exist. */
    readonly files: LocaleFiles
    /** The language tag in the URL, if any. */
    readonly query: string | undefined
  }
  readonly diagnostics: {
    /** Whether problems are logged to the console (session storage `force_logging`). */
    readonly isLogging: boolean
    /** Configuration keys that this build does not know. */
    readonly unknownKeys: readonly string[]
    /** Why the host's data is unusable, for the error page. */
    readonly problem?: StartProblem | undefined
  }
}

/** The dependencies that an entry point passes to the app, for one player and one set of settings. */
export interface AppNeed extends StartEnvironment {
  /** The time source of payment countdowns. */
  readonly time: SteadyTime
  /** Undefined if the host sent no usable data: then only the error page is shown. */
  readonly data: HostData | undefined
  /** This player's choices before the settings changed: an open form is reopened. */
  readonly carried: Carried | undefined
  /** The host's settings for what the cashier shows, if it sent any: `open`, `methods` and `texts` of `loaded`. */
  readonly choices?: HostChoices | undefined
  readonly server: {
    readonly transport: Transport
    /** Subscribes to the server's pushes; returns a cleanup. */
    readonly onPush: (handlers: PushHandlers) => () => void
    /** The list request that the entry point has already sent. */
    readonly firstList: Promise<MethodList> | undefined
  }
}
