import type { RouterHistory } from '@tanstack/react-router'
import type { Config } from '../../schemas/config.ts'
import type { MethodList } from '../api/readMethodList.ts'
import type { CarriedForm } from '../flows/deposit/drafts.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import type { Clock } from '../platform/clock.ts'
import type { SteadyTime } from '../platform/steadyTime.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage.ts'
import type { Transport } from '../transport/Transport.ts'

/** Why the widget could not start, as the host was told. */
export interface StartProblem {
  readonly text: string
  readonly supportId: string
}

/** What a door hands to the app. */
export interface AppNeed {
  /** Where the widget is drawn. */
  readonly element: HTMLElement
  readonly config: Config
  readonly bridge: HostBridge
  readonly clock: Clock
  /** By which what has to be paid is counted down. */
  readonly time: SteadyTime
  readonly storage: KeyValueStore
  /** Which of the cashiers of the page this is, the same after a reload: what is its own in the storage goes by it. */
  readonly place: string
  /** What all documents of the browser share. */
  readonly shared: SharedStore
  readonly transport: Transport
  /** What the server says of deposits unasked, unread; returns its stop. */
  readonly onStatusPush: (hear: (data: unknown) => void) => () => void
  /** Undefined when the host gave nothing usable: then only the error page is there. */
  readonly data: HostData | undefined
  /** Why nothing usable came from the host; for the report of the error page. */
  readonly problem: StartProblem | undefined
  /** The list request that the door has already sent. */
  readonly firstList: Promise<MethodList> | undefined
  /** The files of the languages that there are. */
  readonly locales: LocaleFiles
  /** The language tag in the address, if there is one. */
  readonly localeQuery: string | undefined
  /** '/paywidget' for a page of its own, '/' with a memory history in package mode. */
  readonly basepath: string
  readonly history?: RouterHistory
  /** Where `helper.html` and `captcha.html` lie; without it, at the base path. */
  readonly pages?: string
  /** In package mode: the page around is the host's, and nothing of it is the widget's to scroll or to load anew. */
  readonly toTop?: () => void
  readonly startAnew?: () => void
  /** The form that the same player had open before the settings changed: it opens again. */
  readonly carried: CarriedForm | undefined
  /** Keys of the configuration that this build does not know. */
  readonly unknownKeys: readonly string[]
  /** Whether problems are written to the console (session storage `force_logging`). */
  readonly isLogging: boolean
}
