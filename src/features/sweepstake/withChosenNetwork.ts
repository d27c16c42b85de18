import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Method } from '../../model/method.ts'
import type { CoinNetwork } from '../../reference/coins.ts'
import { networkField } from '../../reference/networks.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * The method as the redemption form shows it. The network is chosen beside the form, so the method's own network field
 * is filled in and hidden: otherwise, there would be a second choice, and only that one would be sent. Before a network
 * is chosen, the form asks for the amount only, because every other field belongs to a network.
 */
export function withChosenNetwork(method: Method, network: CoinNetwork | undefined): Method {
  const all = method.fields as readonly Members[]
  if (network === undefined) return { ...method, fields: fieldsOf(all.filter(({ name }) => name === AMOUNT_FIELD)) }
  const chosen = networkField(method)
  const value = chosen && network.fields[nameOf(chosen)]
  if (chosen === undefined || value === undefined) return method
  const filled = { ...chosen, value, props: { ...Object(chosen.props), value, isHidden: true } }
  return { ...method, fields: fieldsOf(all.map((field) => (field === chosen ? filled : field))) }
}

/**
 * The name of the network field that the form asks the player to fill in, because the server names no networks to
 * choose from.
 */
export function chosenNetwork(method: Method): string | undefined {
  const field = networkField(method)
  return field === undefined || Object(field.props).isHidden === true ? undefined : nameOf(field)
}

const nameOf = ({ alias, name }: Members): string => String(alias || name)

const fieldsOf = (fields: readonly Members[]) => fields as Method['fields']
