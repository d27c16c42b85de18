import type { FieldRules } from '../../../src/forms/FieldRules.ts'
import type { FieldSpec } from '../../../src/forms/FieldSpec.ts'

export const plainSpec = (over: Partial<FieldSpec> = {}): FieldSpec => ({
  name: 'cpf',
  kind: 'text',
  isDisabled: false,
  isHidden: false,
  isFixed: false,
  isGiven: false,
  isWallet: false,
  isPrivate: false,
  isHarmless: false,
  isTriggered: false,
  wire: 'typed',
  parts: [],
  template: undefined,
  sendAs: new Map(),
  from: undefined,
  validateOn: 'blur',
  step: 0,
  reads: [],
  isCacheable: true,
  cascade: undefined,
  sets: [],
  countryField: undefined,
  ...over,
})

/**
 * The simplest rules: every non-empty value is valid. The real rules are tested in tests/unit/forms/FormRules.test.ts.
 */
export const plainRules = (over: Partial<FieldRules> = {}): FieldRules => ({
  initial: () => '',
  isShown: () => true,
  isDisabled: ({ isDisabled }) => isDisabled,
  isRequired: () => true,
  check: (_, value) => (value === '' ? { key: 'field.required' } : undefined),
  isEmpty: (_, value) => value === '',
  formatted: (_, value) => value,
  toWire: (_, value) => value,
  chosenText: () => '',
  piece: (_, value) => value,
  words: () => undefined,
  typing: () => undefined,
  textTyping: () => undefined,
  countries: () => [],
  choices: () => undefined,
  mark: () => undefined,
  iconUrl: (name) => name,
  labelKey: () => undefined,
  example: () => undefined,
  order: () => 0,
  normalize: (_, text) => text,
  ...over,
})
