import { FIELD_TYPES } from '../../reference/fieldTypes.ts'
import { mayStayEmpty, type ServerField } from '../document/ServerField.ts'
import type { Finding } from '../Finding.ts'

/** What differs between a field of `method.json` and the field that players get, and what follows for the layout. */
export function compareField(own: ServerField, live: ServerField, pointer: string): Finding[] {
  const finding = (message: string): Finding => ({
    code: 'W21',
    pointer,
    message: `the field "${own.name}" ${message}`,
  })
  const [kind, liveKind] = [own, live].map(kindOf)
  return [
    ...(kind === liveKind
      ? []
      : [
          finding(
            `is of the type "${live.json.type ?? 'text'}" for players, and "${own.json.type ?? 'text'}" here: give both the same type, and look at what the layout does with it`,
          ),
        ]),
    ...choices(own.values, live.values).map(finding),
    ...(mayStayEmpty(own.json) === mayStayEmpty(live.json)
      ? []
      : [
          finding(
            mayStayEmpty(live.json)
              ? 'may stay empty for players ("isAdvanced"), and is required here: give both the same'
              : 'is required from players, and may stay empty here ("isAdvanced"): give both the same, so that the layout does not leave it out',
          ),
        ]),
    ...(own.isHidden === live.isHidden
      ? []
      : [finding(`is ${live.isHidden ? 'hidden from' : 'shown to'} players, and not so here: give both the same`)]),
  ]
}

function kindOf({ json: { type } }: ServerField): string {
  const known = typeof type === 'string' && Object.hasOwn(FIELD_TYPES, type)
  return known ? FIELD_TYPES[type as keyof typeof FIELD_TYPES] : 'text'
}

function choices(own: readonly string[] | undefined, live: readonly string[] | undefined): string[] {
  if (own === undefined || live === undefined)
    return own === live
      ? []
      : [`has ${live === undefined ? 'no choices' : 'choices'} for players, unlike here: give both the same`]
  const added = live.filter((value) => !own.includes(value))
  const gone = own.filter((value) => !live.includes(value))
  return [
    ...(added.length === 0
      ? []
      : [`has more choices for players: ${listed(added)}. Add them here, so that the layout is checked with them`]),
    ...(gone.length === 0
      ? []
      : [`lacks choices for players: ${listed(gone)}. Remove them here, or add them in your API`]),
  ]
}

const MAX_LISTED_VALUES = 5

const listed = (values: readonly string[]): string =>
  values
    .slice(0, MAX_LISTED_VALUES)
    .map((value) => JSON.stringify(value))
    .join(', ') + (values.length > MAX_LISTED_VALUES ? ` and ${values.length - MAX_LISTED_VALUES} more` : '')
