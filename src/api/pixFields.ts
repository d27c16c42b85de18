import type { MethodField } from '../model/methodField.ts'
import { plainField } from './readField.ts'
import type { PixKey, PixKeyType } from './readPixKeys.ts'

const CHOICE = 'pixKeyType'

/** A pix key may be one of these; the player's CPF is asked for beside each of them, and is a key itself. */
const FIELD_OF: Readonly<Record<PixKeyType, string>> = {
  cpf: 'cpf',
  cnpj: 'pixCnpj',
  email: 'pixEmail',
  phone: 'pixPhone',
  random: 'pixRandom',
}

/**
 * The pix key as fields (FIELD-04 to 06): a choice of its type, the CPF, one field for each other type, shown while that
 * is chosen, and the three that go out. `others` are the names of the list: a CPF that stands there is not asked twice.
 */
export function pixFields(key: MethodField, keys: readonly PixKey[], others: ReadonlySet<string>): MethodField[] {
  const { shownFor } = key
  const ofOthers = keys.filter(({ type }) => type !== 'cpf')
  const cpf = keys.find(({ type }) => type === 'cpf') ?? { type: 'cpf', masks: [], placeholder: '', rules: [] }
  const isChoice = keys.length > 1
  return [
    ...(isChoice ? [{ ...choiceOf(keys), shownFor }] : []),
    ...(others.has('cpf') ? [] : [{ ...keyField(cpf), label: 'field.cpf', shownFor }]),
    ...ofOthers.map((one) => ({
      ...keyField(one),
      shownFor: isChoice ? [...shownFor, { field: CHOICE, values: [one.type] }] : shownFor,
    })),
    filled('numberId', ['cpf']),
    isChoice ? filled('numberType', [CHOICE]) : { ...filled('numberType', []), value: keys[0]?.type ?? '' },
    filled('pixKey', [...ofOthers.map(({ type }) => FIELD_OF[type]), 'cpf']),
  ]
}

const choiceOf = (keys: readonly PixKey[]): MethodField => ({
  ...plainField(CHOICE),
  type: 'dropdown',
  label: 'pix.key.type',
  value: keys[0]?.type ?? '',
  items: keys.map(({ type }) => ({ text: `pix.key.${type}`, value: type })),
})

const keyField = ({ type, masks, placeholder, rules }: PixKey): MethodField => ({
  ...plainField(FIELD_OF[type]),
  label: `pix.key.${type}`,
  placeholder,
  masks,
  rules,
})

const filled = (name: string, firstOf: readonly string[]): MethodField => ({
  ...plainField(name),
  type: 'hidden',
  isHidden: true,
  firstOf,
})
