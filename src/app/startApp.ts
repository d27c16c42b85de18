import { reaction } from 'mobx'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { LazyModules } from './createLazyModules.ts'

export interface StartNeed {
  readonly need: AppNeed
  readonly core: CoreServices
  readonly payment: LazyModules['payment']
  /** Opens the page of the URL. */
  readonly openPage: () => void
}

/** Sends the first requests, and tells the host that the widget has started. Returns a cleanup. */
export function startApp({ need, core, payment, openPage }: StartNeed): () => void {
  const { bridge, data, shared } = need
  // Before the page opens, which would otherwise request the list again. The withdrawal list is requested by its page.
  if (need.firstList !== undefined) void core.loading.load(need.firstList)
  openPage()
  if (data === undefined) return () => {}
  bridge.send({ messageType: 'onInit' })
  for (const key of need.unknownKeys) core.report('config.unknown', `The configuration key "${key}" is not known.`)
  void core.layouts.loadIndex()
  void core.loading.loadCountries()
  if (data.resume === undefined && !hasUnresolvedEntry(shared)) return () => {}
  payment.askAhead()
  // Checks as soon as the code has loaded, also after retries.
  return reaction(payment.get, (made) => made?.check())
}
