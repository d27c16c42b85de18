import { reaction } from 'mobx'
import { latinDigits } from '../../../schemas/digits.ts'
import type { Bank } from '../../api/calls/bankGet.ts'
import type { Api } from '../../api/index.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { FieldModel } from '../../forms/FieldModel.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import { KINDS } from '../../forms/kinds/index.ts'
import type { Method } from '../../model/method.ts'
import type { Clock } from '../../platform/time/clock.ts'

/** The first digits of a card number identify its bank. */
const BIN_DIGITS = 6
const DEBOUNCE_MS = 300

export interface BankNeed {
  readonly api: Pick<Api, 'bankGet'>
  readonly clock: Clock
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
}

interface Typed {
  readonly field: FieldModel
  /** The first digits of the card; empty while there are too few. */
  readonly bin: string
}

/**
 * Looks up the bank while a card number is typed: shows its name under the field, and fills the field that the answer
 * names unless the player filled it. Answers are cached by method and first digits. Failures are silent, because the
 * lookup is only a convenience. Returns the cleanup.
 */
export function lookUpBanks({ api, clock, form, method }: BankNeed): () => void {
  const lookups = new Map<string, Promise<Bank | undefined>>()
  const put = new Map<string, string>()
  let cancels: (() => void)[] = []

  function bankOf({ name }: Method, bin: string): Promise<Bank | undefined> {
    const key = `${name} ${bin}`
    const lookup =
      lookups.get(key) ??
      api.bankGet({ payment_method: name, bin }).catch(() => {
        lookups.delete(key)
        return undefined
      })
    lookups.set(key, lookup)
    return lookup
  }

  async function lookUp({ field, bin }: Typed): Promise<void> {
    const payment = method()
    const bank = payment && (await bankOf(payment, bin))
    const isStale = form()?.field(field.name) !== field || binOf(field.peek()) !== bin
    if (bank === undefined || isStale) return
    field.setNote(bank.name || undefined)
    const target = form()?.field(bank.field)
    if (target !== undefined && target !== field && target.name !== AMOUNT_FIELD) fill(target, bank)
  }

  /** Never overwrites the player's value; replaces a value filled in for an earlier card. */
  function fill(target: FieldModel, { code, name }: Bank): void {
    const value = KINDS[target.spec.kind].isChosen ? code || name : name || code
    const isOurs = put.get(target.name) === target.peek()
    if ((target.isTouched && !isOurs) || (value === '' && !isOurs)) return
    if (!target.accepts(value)) return
    target.set(value)
    put.set(target.name, target.peek())
  }

  const stopTimers = () => {
    for (const cancel of cancels) cancel()
    cancels = []
  }

  const stop = reaction(
    () => typedIn(form()),
    (all) => {
      stopTimers()
      for (const typed of all) {
        if (typed.bin === '') typed.field.setNote(undefined)
        else cancels.push(clock.setTimeout(() => void lookUp(typed), DEBOUNCE_MS))
      }
    },
    { fireImmediately: true, equals: isSame },
  )

  return () => {
    stopTimers()
    stop()
  }
}

function typedIn(form: FormStore | undefined): Typed[] {
  const triggered = [...(form?.fields.values() ?? [])].filter((field) => field.spec.isTriggered && field.isShown)
  return triggered.map((field) => ({ field, bin: binOf(field.value) }))
}

function binOf(value: string): string {
  const digits = latinDigits(value).replace(/\D/g, '')
  return digits.length < BIN_DIGITS ? '' : digits.slice(0, BIN_DIGITS)
}

const isSame = (a: readonly Typed[], b: readonly Typed[]): boolean =>
  a.length === b.length && a.every(({ field, bin }, at) => field === b[at]?.field && bin === b[at].bin)
