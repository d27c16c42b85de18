import type { Method } from '../model/method.ts'
import type { MethodField } from '../model/methodField.ts'
import { readNetworks } from './networks.ts'

/**
 * A network field without choices of its own offers the networks that the method names, as deposits do: a typed network
 * would be sent in the player's spelling. If there is only one, it is chosen already. A fixed field is sent as it is.
 */
export function withMethodNetworks(
  fields: readonly MethodField[],
  { network }: Pick<Method, 'network'>,
): readonly MethodField[] {
  if (!fields.some(isWithoutChoices)) return fields
  const items = readNetworks(network).map(({ name, value }) => ({ text: name, value }))
  const [only] = items.length === 1 ? items : []
  return items.length === 0
    ? fields
    : fields.map((field) =>
        isWithoutChoices(field) && isOffered(field.value, items)
          ? { ...field, items, value: field.value || (only?.value ?? '') }
          : field,
      )
}

/** A value of the server that the method spells in another way must stay: as a choice it would be lost. */
const isOffered = (value: string, items: readonly { readonly value: string }[]): boolean =>
  value === '' || items.some((item) => item.value === value)

const isWithoutChoices = ({ type, items, isHidden, isDisabled, value }: MethodField): boolean =>
  type === 'networks' && items.length === 0 && !isHidden && !(isDisabled && value !== '')
