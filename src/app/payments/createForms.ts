import type { PaymentConfig } from '../../../schemas/config.ts'
import { readMethodFields } from '../../api/readMethodFields.ts'
import { buildForm } from '../../forms/buildForm.ts'
import { createChainCheck } from '../../forms/createChainCheck.ts'
import type { Drafts } from '../../forms/drafts.ts'
import type { FormPlan } from '../../forms/plan/FormPlan.ts'
import { planForm } from '../../forms/plan/planForm.ts'
import { withGivenAmount } from '../../forms/plan/withGivenAmount.ts'
import { withoutSecurityCodes } from '../../forms/plan/withoutSecurityCodes.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import { evaluate, isTrue } from '../../language/expression/evaluate.ts'
import type { FormatFunctions } from '../../language/expression/FormatFunctions.ts'
import type { Forms } from '../../layouts/createScreens.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { Place } from '../../model/place.ts'
import type { Limits } from '../../money/limits.ts'
import { calendarDay } from '../../platform/time/calendarDay.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { randomBelow } from '../../platform/values/randomBelow.ts'
import { isAmountGiven, isP2pMarket } from '../../reference/p2pMarket.ts'
import { withMethodNetworks } from '../../reference/withMethodNetworks.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface FormsNeed {
  readonly session: SessionStore
  readonly place: Place
  readonly clock: Clock
  readonly config: Pick<PaymentConfig, 'cards' | 'p2p'>
  readonly texts: Texts
  readonly formats: FormatFunctions
  readonly staticPath: string
  /** The current limits of the method, read at every validation (I6). */
  readonly limitsOf: (method: Method) => Limits
  readonly drafts: Pick<Drafts, 'restore'>
  readonly report: (code: string, message: string) => void
  /** The fields of an answer, which replace the fields of the method. */
  readonly fields?: (() => readonly MethodField[]) | undefined
}

/**
 * Plans and builds forms from a layout and the server's description of the method. The rules of the forms read
 * `scopes`.
 */
export function createForms(need: FormsNeed, scopes: Readonly<Record<string, unknown>>): Forms {
  const { session, place, clock, texts, formats, drafts, report, staticPath } = need
  const readScope = (name: string) => scopes[name]
  const refuseCode = (method: Method) => (name: string, isMissed: boolean) => {
    const then = isMissed ? " The method requires this field, so it can't be used." : ''
    report(
      'field.securityCode',
      `The field "${name}" of ${method.name} is left out: it asks for the security code of a card, and this deployment does not set cards.securityCode.${then}`,
    )
  }
  function reportPlan({ unknownTypes, overruled, restored }: FormPlan, layout: string, { name: method }: Method): void {
    for (const { name, type } of unknownTypes)
      report('field.type', `The type "${type}" of the field "${name}" of ${method} is not known: it is drawn as text.`)
    for (const name of overruled)
      report('field.overruled', `The field "${name}" of ${layout} is ignored: the server has a field of that name.`)
    for (const name of restored)
      report('field.leftOut', `${layout} leaves out "${name}", which ${method} requires; drawn anyway.`)
  }

  return {
    currency: () => place.currency,
    plan(layout, method, more) {
      const misfit = (name: string) =>
        report(
          'field.shape',
          `The field "${name}" of ${method.name} does not match its schema: members that can't be converted are ignored, and a field that can't be read becomes a plain text field.`,
        )
      const { cards, p2p } = need.config
      const isGiven = isAmountGiven(method, place.currency, p2p.fixedAmountCurrencies)
      const fields = [...(need.fields?.() ?? readMethodFields(method, misfit)), ...more]
      const plan = planForm(layout, withMethodNetworks(fields, method))
      reportPlan(plan, layout.id, method)
      const made = isGiven ? withGivenAmount(plan) : plan
      return cards.securityCode ? made : withoutSecurityCodes(made, refuseCode(method))
    },
    build(plan, method, before) {
      const made = buildForm(
        plan,
        {
          method,
          isP2pMarket: isP2pMarket(method, need.config.p2p.lists),
          place: {
            currency: place.currency,
            decimals: session.decimalsOf(place.currency),
            country: place.country,
          },
          limits: () => need.limitsOf(method),
          texts,
          today: () => calendarDay(clock.now()),
          random: randomBelow,
          staticPath,
          expressions: {
            isTrue: (condition) => isTrue(condition, readScope, formats),
            value: (expression) => evaluate(expression, readScope, formats),
          },
          fitsChain: method.category === 'crypto' ? createChainCheck() : () => true,
          onBadRule: (field, regex) =>
            report(
              'field.regex',
              `A rule of the field "${field}" of ${method.name} is ignored, because its regular expression is invalid, too long, too slow, or has a back-reference: ${regex}`,
            ),
        },
        before,
      )
      if (before === undefined) drafts.restore(made, method)
      return made
    },
  }
}
