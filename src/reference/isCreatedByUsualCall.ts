import type { Method } from '../model/method.ts'
import { traitsOf } from './methodTraits.ts'

/**
 * Whether deposits are created with `deposit-create`, whose answer may have offers or a crypto address for any method. The
 * answer of the peer-to-peer call has neither (`api/calls/depositCreateP2p`).
 */
export const isCreatedByUsualCall = (method: Pick<Method, 'cardViewType'>): boolean =>
  traitsOf(method).isPeerToPeer !== true
