import type { LedgerEntry, UnresolvedEntry } from '../../schemas/stored/ledgerEntry.ts'
import { digestOf } from '../platform/values/digestOf.ts'
import { isGone, isNotProcessed } from './classify.ts'
import type { Reconciler } from './createReconciler.ts'
import type { Ledger } from './ledger.ts'
import type { Accepted, AddressSubject, CreateSubject, PaymentSubject, Sent, Subject } from './Operation.ts'

export interface RecordingNeed {
  readonly ledger: Ledger
  readonly newKey: () => string
  readonly reconciler: Pick<Reconciler, 'reconcile' | 'markInFlight'>
  /** The idempotency keys that this tab has sent. */
  readonly keysOfThisTab: Set<string>
}

/** Records one operation in the ledger, from before its first byte to its outcome. */
export interface Recording {
  readonly sent: Sent
  /** Records that the request has ended, with or without an answer. */
  ended(): void
  accepted(read: Accepted): void
  /** Records a refusal. If the server did not process the request, the key may be used again. */
  refused(failure: unknown): void
  /** Starts the reconciliation of a create. `failure`: why its outcome is unknown. */
  unknown(failure: unknown): void
}

/**
 * A digest of what the player wants (D-18). If a request with this digest has no definite answer, the next one has the
 * same key and body; for a create, only if `entryOf` chooses that key again.
 */
export function meaningOf(subject: Subject): string {
  if (subject.kind === 'payment') return digestOf(JSON.stringify([subject.id, subject.note, subject.meant]))
  const { method, amount, currency, country, meant } = subject.kind === 'create' ? subject.gesture : subject
  const isAddress = subject.kind === 'address'
  return digestOf(JSON.stringify(isAddress ? ['address', method, meant] : [method, amount, currency, country, meant]))
}

/**
 * Whether an unanswered request may be sent again with its key. For a create, the ledger must still offer this key for
 * reuse: another tab may have used it in the meantime (I3).
 */
export const isRepeatable = (subject: Subject, key: string, { ledger }: Pick<RecordingNeed, 'ledger'>): boolean =>
  subject.kind !== 'create' || reusableOf(meaningOf(subject), ledger)?.key === key

/** The last entry of the same gesture that ended without a known payment: its key is used again (D-18). */
const reusableOf = (digest: string, ledger: Ledger): LedgerEntry | undefined =>
  ledger.all().findLast((entry) => entry.digest === digest && entry.state === 'reusable')

/** Starts the recording. The entry of a create and the note about a payment are stored before the call is sent (I7). */
export function record(subject: Subject, formerKey: string | undefined, need: RecordingNeed): Recording {
  if (subject.kind === 'create') return recordCreate(subject, need)
  const sent = { key: formerKey ?? need.newKey(), at: need.ledger.now() }
  return subject.kind === 'address' ? recordAddress(subject, sent, need) : recordNote(subject, sent, need)
}

function recordCreate(subject: CreateSubject, need: RecordingNeed): Recording {
  const { ledger, reconciler } = need
  const entry = entryOf(subject, need)
  const { key } = entry
  const ended = reconciler.markInFlight(entry)
  ledger.add(entry) // before the first byte leaves (I7)
  need.keysOfThisTab.add(key)
  return {
    sent: { key, at: entry.createdAt },
    ended,
    accepted({ depositId, isDraft }) {
      ledger.endDraft(entry)
      // Another tab may have dropped the entry meanwhile.
      if (ledger.get(key) === undefined) ledger.add(entry)
      if (depositId === undefined) ledger.drop(key)
      else if (isDraft) ledger.acceptDraft(key, depositId)
      else ledger.accept(key, depositId)
    },
    refused(failure) {
      // The draft has expired on the server: the next press creates a new deposit.
      if (isGone(failure)) ledger.endDraft(entry)
      if (isNotProcessed(failure)) ledger.markReusable(key)
      else ledger.drop(key) // a definite refusal: the next press is a new entry
    },
    unknown(failure) {
      ledger.markUnknown(key)
      void reconciler.reconcile(entry, failure)
    },
  }
}

/**
 * The entry of a create. A repeated gesture reuses the key of its last entry that was closed without a known payment; a
 * refused create drops its entry, so its key is not reused (D-18).
 */
function entryOf(subject: CreateSubject, { ledger, newKey }: RecordingNeed): UnresolvedEntry {
  const { gesture, before, continues } = subject
  const { method, amount, currency, country } = gesture
  const digest = meaningOf(subject)
  const former = reusableOf(digest, ledger)
  return {
    state: 'sending',
    key: former?.key ?? newKey(),
    digest,
    method,
    amount,
    currency,
    country,
    createdAt: ledger.now(),
    identity: ledger.identity,
    ...(before && { before: [...before] }),
    ...(continues !== undefined && { continues }),
    ...(former?.named !== undefined && { named: former.named }),
  }
}

function recordAddress(subject: AddressSubject, sent: Sent, { ledger }: RecordingNeed): Recording {
  const { method, amount, currency, country } = subject
  const { identity } = ledger
  const entry = { key: sent.key, digest: 'address', method, amount, currency, country, createdAt: sent.at, identity }
  const found = { isFound: true, presents: { kind: 'address' }, state: 'accepted' } as const
  return {
    sent,
    accepted: ({ depositId }) => depositId !== undefined && ledger.add({ ...entry, ...found, depositId }),
    ended: () => {},
    refused: () => {},
    unknown: () => {},
  }
}

function recordNote({ id, note, isNoteKept }: PaymentSubject, sent: Sent, { ledger }: RecordingNeed): Recording {
  ledger.addNote(id, note)
  return {
    sent,
    ended: () => {},
    accepted: () => {},
    refused: () => isNoteKept || ledger.removeNote(id, note),
    unknown: () => {},
  }
}
