import { reaction } from 'mobx'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { LazyModules } from './createLazyModules.ts'

export interface StartNeed {
  readonly core: CoreServices
  readonly payment: LazyModules['payment']
  /** The transaction of the prefetched list. */
  readonly transaction: string
  /** Opens the page of the URL. */
  readonly openPage: () => void
}

/** Sends the first requests, and `onInit` to the host. Returns a cleanup. */
export function startApp({ core, payment, transaction, openPage }: StartNeed): () => void {
  const { environment, list, drawing } = core
  const { bridge, data, storage } = environment
  const { firstList } = environment.server
  // The prefetched list is passed on before the page opens, because the page would request the list again.
  if (firstList !== undefined) void list.loading.load(firstList, transaction)
  openPage()
  if (data === undefined) return () => {}
  bridge.send({ messageType: 'onInit' })
  // The payment code loads the preview.
  if (data.layoutPreview) payment.prefetch()
  else void drawing.layouts.loadIndex()
  void list.loading.loadCountries()
  if (data.resume === undefined && !hasUnresolvedEntry(storage.shared)) return () => {}
  payment.prefetch()
  // Reconciles as soon as the code has loaded, also after retries.
  return reaction(payment.get, (made) => made?.check())
}
