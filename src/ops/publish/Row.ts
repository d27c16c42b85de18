import type { LayoutIndex, Rollouts } from '../../../schemas/layout/layoutIndex.ts'

/** A row of the index: a document, and the screen and methods that it is for. */
export type Row = LayoutIndex['layouts'][number]

/** A document for a part of the players. */
export type Rollout = Rollouts['rollouts'][number]

type Place = Pick<Row, 'screen' | 'method' | 'category' | 'cardViewType'>

/** `deposit.redirect of voucher_mx`. */
export function placeName({ screen, method, category, cardViewType }: Place): string {
  const of = [
    ...(method === undefined ? [] : [method]),
    ...(category === undefined ? [] : [`the category ${category}`]),
    ...(cardViewType === undefined ? [] : [`the card view type ${cardViewType}`]),
  ]
  return `${screen} of ${of.length === 0 ? 'all methods' : of.join(' in ')}`
}

/** Whether two rows are for the same screen and methods, so that only the first of them is ever used. */
export const isSamePlace = (one: Place, other: Place): boolean => placeName(one) === placeName(other)

/** `10 % of the players, in MX and CO, until 2026-12-24T00:00Z`. */
export function audienceName({ percent, countries, platforms, from, until, experiment, group }: Rollout): string {
  const parts = [
    ...(percent === undefined ? [] : [`${percent} % of the players`]),
    ...(countries === undefined ? [] : [`in ${listed(countries)}`]),
    ...(platforms === undefined ? [] : [`on ${listed(platforms)}`]),
    ...(experiment === undefined ? [] : [`in group ${group} of the experiment ${experiment}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ]
  return parts.length === 0 ? 'all players' : parts.join(', ')
}

/** What a rollout's times mean now, in words; undefined while players get it. */
export function timeName({ from, until }: Rollout, now: number): string | undefined {
  if (until !== undefined && Date.parse(until) <= now)
    return `ended on ${dayTime(until)}: nobody gets it any more. Pack the method again for everybody, or roll back`
  return from !== undefined && Date.parse(from) > now ? `begins on ${dayTime(from)}: nobody gets it yet` : undefined
}

const dayTime = (at: string): string => `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`

/** Whether two rollouts of a place have the same conditions; the percentage and the times may differ. */
export const isSameAudience = (one: Rollout, other: Rollout): boolean =>
  isSamePlace(one, other) && isSameChoice(one, other)

type Choice = Pick<Rollout, 'salt' | 'countries' | 'platforms' | 'experiment' | 'group'>

/** Whether the players are chosen in the same way, for whatever place. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other))

const choiceOf = ({ salt, countries, platforms, experiment, group }: Choice) => [
  salt,
  countries,
  platforms,
  experiment,
  group,
]

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
