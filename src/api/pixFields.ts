import type { MethodField } from '../model/methodField.ts'
import { plainField } from './readField.ts'
import type { PixKey, PixKeyType } from './readPixKeys.ts'

const CHOICE = 'pixKeyType'

/**
 * Key type → name of the form field. The CPF field is always shown, because every type requires the owner's CPF; the
 * CPF can also be the key itself.
 */
const FIELD_OF: Readonly<Record<PixKeyType, string>> = {
  cpf: 'cpf',
  cnpj: 'pixCnpj',
  email: 'pixEmail',
  phone: 'pixPhone',
  random: 'pixRandom',
}

/**
 * Expands a pix key into fields (FIELD-04 to 06): the key type, the CPF, one field for each other type (shown while the
 * player has chosen that type), and the three hidden fields that are sent. `others` are the names of all fields of the
 * form: no CPF field is added to a form that has one.
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
