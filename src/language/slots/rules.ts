import { type RuleJson, ruleProblems } from '../checkRules.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

export const rules = (list: readonly RuleJson[], place: SlotContext): SlotOf<'rules'> => ({
  slot: 'rules',
  rules: list.map((rule, index) => {
    for (const message of ruleProblems(rule)) place.refuse('E01', `/${index}`, message)
    return {
      regexes: rule.anyOf ?? (rule.regex === undefined ? [] : [rule.regex]),
      check: rule.check,
      years: rule.years ?? 0,
      min: rule.min === undefined ? undefined : String(rule.min),
      max: rule.max === undefined ? undefined : String(rule.max),
      field: rule.field ?? '',
      message: rule.message,
      when: rule.when === undefined ? undefined : place.condition(rule.when, `/${index}/when`),
    }
  }),
})
