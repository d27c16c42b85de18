import type { WireField } from '../../schemas/calls/serverField.ts'
import type { FieldCondition, MethodField } from '../model/methodField.ts'
import { isAlwaysHidden, nameOf, readField, wordOf } from './readField.ts'

/** The events that count as a change of the value; `blur` is one of them, because the value is final then. */
const ON: ReadonlySet<string> = new Set(['change', 'input', 'blur'])

interface Event {
  readonly from: string
  readonly action: string
  readonly target: string
  readonly values: readonly string[]
}

type Effect = Pick<MethodField, 'shownFor' | 'sets' | 'isTriggered' | 'isHidden'>

/**
 * The effects of all field events, keyed by field name. The actions are show, hide, set and refetch. Ignored
 * are unknown actions, and events by which a field would show or hide itself.
 */
export function readEvents(wire: readonly WireField[]): ReadonlyMap<string, Effect> {
  if (wire.every(({ events }) => !events?.length)) return NOTHING
  const names = new Map(wire.flatMap((field) => [nameOf(field), field.name].map((name) => [name, nameOf(field)])))
  const events = wire.flatMap((field) => eventsOf(field, names))
  return new Map(events.length === 0 ? [] : wire.map((field) => [nameOf(field), effectOn(field, events)]))
}

const NOTHING: ReadonlyMap<string, Effect> = new Map()

function eventsOf(field: WireField, names: ReadonlyMap<string, string>): Event[] {
  const from = nameOf(field)
  return (field.events ?? []).flatMap((event) => {
    const { on, action, target, value, values } = event as Readonly<Record<string, unknown>>
    if (!ON.has(wordOf(on ?? 'change'))) return []
    const given = Array.isArray(values) ? values : value === undefined || value === null ? [] : [value]
    return [{ from, action: wordOf(action), target: names.get(wordOf(target)) ?? '', values: given.map(wordOf) }]
  })
}

function effectOn(field: WireField, events: readonly Event[]): Effect {
  const name = nameOf(field)
  const on = (action: string) => events.filter((event) => event.action === action && event.target === name)
  const others = (action: string) => on(action).filter(({ from }) => from !== name)
  const own = events.filter(({ from }) => from === name)
  const { isHidden, isTriggered } = readField(field)
  return {
    shownFor: [...conditions(others('show'), false), ...conditions(others('hide'), true)],
    sets: own.flatMap(({ action, target, values: [value] }) =>
      action === 'set' && target !== '' && target !== name && value !== undefined ? [{ target, value }] : [],
    ),
    isTriggered: isTriggered || own.some(({ action }) => action === 'refetch'),
    // Servers also mark a field as hidden if an event shows it later; such a field is not permanently hidden.
    isHidden: isHidden && (isAlwaysHidden(field) || others('show').length === 0),
  }
}

/**
 * One condition per field that shows or hides the target. An event without a value applies to any value, expressed as
 * "not the empty string".
 */
function conditions(events: readonly Event[], isHiding: boolean): FieldCondition[] {
  return [...new Set(events.map(({ from }) => from))].map((field) => {
    const mine = events.filter(({ from }) => from === field)
    const isAny = mine.some(({ values }) => values.length === 0)
    const values = isAny ? [''] : [...new Set(mine.flatMap((event) => event.values))]
    return { field, values, ...(isAny !== isHiding && { isNot: true }) }
  })
}
