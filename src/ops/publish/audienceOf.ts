import { ROLLOUTS } from '../../../schemas/layout/layoutIndex.ts'
import { countryOf } from '../../reference/countries.ts'
import { Misuse } from '../Misuse.ts'
import type { Audience } from './planPack.ts'

/** The options of `pack` that choose players. */
export const AUDIENCE_OPTIONS = {
  percent: { type: 'string' },
  salt: { type: 'string' },
  countries: { type: 'string' },
  platforms: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  experiment: { type: 'string' },
} as const

type Given = Readonly<Partial<Record<string, string | boolean>>>

/** The players that the options choose; undefined without such an option. Throws `Misuse` for a value that makes no sense. */
export function audienceOf(options: Given, now = Date.now()): Audience | undefined {
  const text = (name: keyof typeof AUDIENCE_OPTIONS) => {
    const value = options[name]
    return typeof value === 'string' ? value : undefined
  }
  const [percent, salt, from, until] = [text('percent'), text('salt'), text('from'), text('until')]
  if (salt !== undefined && percent === undefined)
    throw new Misuse('--salt chooses the players of a percentage: give --percent as well.')
  if (salt === '') throw new Misuse('--salt needs a text.')
  const audience: Audience = {
    ...(percent !== undefined && { percent: percentOf(percent) }),
    ...(salt !== undefined && { salt }),
    ...listOption('countries', text('countries'), countryCode),
    ...listOption('platforms', text('platforms'), platformName),
    ...(from !== undefined && { from: instantOf('from', from) }),
    ...(until !== undefined && { until: instantOf('until', until) }),
    ...experimentOf(text('experiment')),
  }
  if (audience.from !== undefined && audience.until !== undefined && audience.from >= audience.until)
    throw new Misuse(`--until ${audience.until} is not after --from ${audience.from}: nobody would get the documents.`)
  if (audience.until !== undefined && Date.parse(audience.until) <= now)
    throw new Misuse(`--until ${audience.until} is in the past: nobody would get the documents.`)
  return Object.keys(audience).length === 0 ? undefined : audience
}

function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''))
  if (text === '' || !(percent > 0 && percent <= 100))
    throw new Misuse(`--percent "${text}" is no percentage: give a number above 0 and up to 100, such as 10.`)
  return percent
}

function listOption<T extends string>(name: string, text: string | undefined, read: (entry: string) => T) {
  if (text === undefined) return {}
  const entries = text.split(',').map((entry) => read(entry.trim()))
  return { [name]: entries.toSorted() }
}

function countryCode(code: string): string {
  const country = countryOf(code)
  if (country === undefined)
    throw new Misuse(`"${code}" in --countries is no country: give codes of two letters, such as MX,CO.`)
  return country.code
}

const PLATFORMS = ROLLOUTS.properties.rollouts.items.properties.platforms.items.enum

function platformName(text: string): (typeof PLATFORMS)[number] {
  const name = PLATFORMS.find((one) => one === text.toLowerCase())
  if (name === undefined)
    throw new Misuse(`"${text}" in --platforms is no platform: choose from ${PLATFORMS.join(', ')}.`)
  return name
}

/** A day means its beginning; every time is UTC. */
function instantOf(name: string, text: string): string {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?Z?)?$/.exec(text) ?? []
  const instant = `${day}T${time}Z`
  // A day such as 2026-02-30 would silently become another one.
  if (Number.isNaN(Date.parse(instant)) || !new Date(instant).toISOString().startsWith(`${day}T${time}`))
    throw new Misuse(`--${name} "${text}" is no time: write 2026-12-01, or 2026-12-01T09:00Z (UTC).`)
  return instant
}

function experimentOf(text: string | undefined): Pick<Audience, 'experiment' | 'group'> {
  if (text === undefined) return {}
  const [experiment, group, ...more] = text.split('=')
  if (!experiment || !group || more.length > 0)
    throw new Misuse(`--experiment "${text}" needs the experiment and the group: --experiment new_form=b.`)
  return { experiment, group }
}
