import { reaction } from 'mobx'
import { hasOpenIntent } from '../flows/intent/hasOpenIntent.ts'
import type { AppNeed } from './AppNeed.ts'
import type { LazyModules } from './createLazyModules.ts'
import type { Core } from './parts/core.ts'

export interface StartNeed {
  readonly need: AppNeed
  readonly core: Core
  readonly payment: LazyModules['payment']
  /** Opens the page of the address. */
  readonly openPage: () => void
}

/** What is asked for at the start, and said to the host. Returns its stop. */
export function startApp({ need, core, payment, openPage }: StartNeed): () => void {
  const { bridge, data, shared } = need
  // Before the page opens, which would ask for it; the list of withdrawals it asks for itself.
  if (need.firstList !== undefined) void core.loading.load(need.firstList)
  openPage()
  if (data === undefined) return () => {}
  bridge.send({ messageType: 'onInit' })
  for (const key of need.unknownKeys) core.report('config.unknown', `The configuration key "${key}" is not known.`)
  void core.layouts.loadIndex()
  void core.loading.loadCountries()
  if (data.resume === undefined && !hasOpenIntent(shared)) return () => {}
  payment.askAhead()
  // As soon as its code has come, however many tries that takes.
  return reaction(payment.get, (made) => made?.check())
}
