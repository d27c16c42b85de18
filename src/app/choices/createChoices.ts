import validateMethods from 'virtual:validate/host/choices/METHODS'
import validateOpen from 'virtual:validate/host/choices/OPEN'
import validateTexts from 'virtual:validate/host/choices/TEXTS'
import { METHODS, type Methods, OPEN, type Open, type ReplacedTexts } from '../../../schemas/host/choices.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { ListPlace } from '../../catalog/createMethodLoading.ts'
import { canonical, toMinor } from '../../money/amount.ts'
import { decimalsOf } from '../../reference/currencies.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { AppNeed } from '../../services/AppNeed.ts'
import type { HostChoices } from '../../services/HostChoices.ts'
import { createProblems, named } from './createProblems.ts'
import { type Bounds, narrowedAnswer, narrowedMethod, narrower } from './narrowLimits.ts'
import { openRequestedPage } from './openRequestedPage.ts'
import { openRequestState } from './openRequestState.ts'
import { replaceTexts } from './replaceTexts.ts'
import { isMeant, restrictMethods, unknownNames } from './restrictMethods.ts'
import { usableMembers } from './usableMembers.ts'

const NO_BOUNDS: Bounds = { min: '0', max: '0' }

/**
 * Validates and applies `open`, `methods` and `texts` of `loaded`. This code is loaded only if one of them is present.
 */
export function createChoices(need: AppNeed): HostChoices {
  const { reportProblem, deliver } = createProblems(need.embedding)
  const [givenOpen, givenMethods, givenTexts] = need.data?.choices ?? []
  const open = usableMembers<Open>(givenOpen, validateOpen, {
    known: Object.keys(OPEN.properties),
    onBad: (what) => reportProblem('open.invalid', [what]),
  })
  const methods = usableMembers<Methods>(givenMethods, validateMethods, {
    known: Object.keys(METHODS.properties),
    nested: ['limits'],
    onBad: (what) => reportProblem('methods.invalid', [what]),
  })
  const texts = usableMembers<ReplacedTexts>(givenTexts, validateTexts, {
    nested: Object.keys(Object(givenTexts)),
    onBad: (what) => reportProblem('texts.invalid', [what]),
  }) as ReplacedTexts
  const account = need.data?.user.currency ?? ''
  const decimals = decimalsOf(account, need.config.decimals)
  /** The host's limits of the methods in the last list, by name. */
  const bounds = new Map<string, Bounds>()

  function boundsOf(method: MethodList['methods'][number]): Bounds {
    const meant = Object.entries(methods.limits ?? {}).filter(([name]) => isMeant(name, method))
    return meant.map(([, { min = 0, max = 0 }]) => ({ min: `${min}`, max: `${max}` })).reduce(narrower, NO_BOUNDS)
  }

  function allowed(list: MethodList, { transaction, country }: ListPlace): MethodList {
    reportProblem('methods.unknown', unknownNames(list.methods, methods).map(named))
    const shown = restrictMethods(list.methods, methods)
    return { ...list, methods: isPayout(transaction) ? shown : shown.flatMap((method) => withBounds(method, country)) }
  }

  function withBounds(method: MethodList['methods'][number], paymentGeo: string): MethodList['methods'] {
    const own = boundsOf(method)
    if (own === NO_BOUNDS) return [method]
    bounds.set(method.name, own)
    const narrowed = narrowedMethod(method, own, { currency: account, decimals, paymentGeo })
    if (narrowed === undefined) reportProblem('methods.limits', [named(method.name)])
    return narrowed === undefined ? [] : [narrowed]
  }

  const before = openRequestState(need, givenOpen)
  const isRequested = Object.keys(open).length > 0 && before.state !== 'over'
  let release = () => {}
  const opened = isRequested ? new Promise<void>((resolve) => (release = resolve)) : undefined
  let amount = isRequested && before.state === 'new' ? amountOf(open) : undefined

  function amountOf(requested: Partial<Open>): string | undefined {
    const text = canonical(requested.amount)
    const isExact = text !== undefined && toMinor(text, decimals) !== undefined
    if (text !== undefined && !isExact) reportProblem('open.amount', [`${decimals} decimals in ${named(account)}`])
    return isExact ? text : undefined
  }

  function dropAmount(): void {
    amount = undefined
  }

  return {
    texts: (lang, english) => replaceTexts(texts, { lang, english, reportProblem }),
    allowed,
    narrowed(method, currency, limits) {
      const own = bounds.get(method)
      return own === undefined || limits === undefined || currency !== account ? limits : narrowedAnswer(limits, own)
    },
    opened,
    start(needed) {
      deliver(needed.messages.notifyHost)
      return isRequested ? openRequestedPage({ open, before, reportProblem, release, dropAmount }, needed) : () => {}
    },
    takeAmount(method, transaction, currency) {
      const isOther =
        (open.method ?? method) !== method || (open.transaction ?? transaction) !== transaction || currency !== account
      if (isOther) return undefined
      const given = amount
      amount = undefined
      return given
    },
  }
}
