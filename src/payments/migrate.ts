import type { IntentV1 } from '../../schemas/stored/intentV1.ts'
import type { LedgerEntry, Presents } from '../../schemas/stored/ledgerEntry.ts'

/** Converts an entry of version 1, which had optional members instead of states. */
export function migrate(former: IntentV1): LedgerEntry {
  const { key, digest, kind, method, amount, currency, country, createdAt, identity, named } = former
  const common = compact({ key, digest, kind, method, amount, currency, country, createdAt, identity, named })
  const { depositId, before, continues, isLeft, isFound, settled, cancelledBy } = former
  if (former.isDropped) return { ...common, state: 'dropped' }
  if (former.isOver) return { ...common, state: 'reusable' }
  if (depositId === undefined) return { ...common, ...compact({ before, continues, isLeft }), state: 'unknown' }
  if (former.isDraft) return { ...common, depositId, state: 'draft' }
  const optional = compact({ isFound, isLeft, presents: presentsOf(former), settled, cancelledBy })
  return { ...common, ...optional, depositId, state: 'accepted' }
}

function presentsOf({ invoice, isInvoice, isAddress, isOffered, offer, page: url }: IntentV1): Presents | undefined {
  if (invoice !== undefined || isInvoice) {
    const { kind: invoiceKind, endsAt, asksFields } = invoice ?? {}
    return { kind: 'invoice', ...compact({ invoiceKind, endsAt, asksFields }) }
  }
  if (isAddress) return { kind: 'address' }
  if (isOffered) return { kind: 'offers', ...compact({ offer, url }) }
  return url === undefined ? undefined : { kind: 'page', url }
}

type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Removes the members that are undefined. */
function compact<T extends object>(members: T): Compact<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Compact<T>
}
