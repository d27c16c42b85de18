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

export type AudienceOption = keyof typeof AUDIENCE_OPTIONS

interface AudienceNeed {
  /** What the reader of a message calls an option. */
  readonly nameOf?: (option: AudienceOption) => string
  readonly now?: number
}

/**
 * The players that the options choose; undefined without such an option. Throws `Misuse` for a value that makes no
 * sense.
 */
export function audienceOf(options: Given, need: AudienceNeed = {}): Audience | undefined {
  const { nameOf = (option) => `--${option}`, now = Date.now() } = need
  const text = (name: AudienceOption) => {
    const value = options[name]
    return typeof value === 'string' ? value : undefined
  }
  const [percent, salt, from, until] = [text('percent'), text('salt'), text('from'), text('until')]
  if (salt !== undefined && percent === undefined)
    throw new Misuse(`${nameOf('salt')} chooses the players of a percentage: give ${nameOf('percent')} as well.`)
  if (salt === '') throw new Misuse(`${nameOf('salt')} needs a text.`)
  const audience: Audience = {
    ...(percent !== undefined && { percent: percentOf(percent, nameOf('percent')) }),
    ...(salt !== undefined && { salt }),
    ...listOption('countries', text('countries'), (code) => countryCode(code, nameOf('countries'))),
    ...listOption('platforms', text('platforms'), (name) => platformName(name, nameOf('platforms'))),
    ...(from !== undefined && { from: instantOf(from, nameOf('from')) }),
    ...(until !== undefined && { until: instantOf(until, nameOf('until')) }),
    ...experimentOf(text('experiment'), nameOf('experiment')),
  }
  if (audience.from !== undefined && audience.until !== undefined && audience.from >= audience.until)
    throw new Misuse(
      `${nameOf('until')} ${audience.until} is not after ${nameOf('from')} ${audience.from}: nobody would get the documents.`,
    )
  if (audience.until !== undefined && Date.parse(audience.until) <= now)
    throw new Misuse(`${nameOf('until')} ${audience.until} is in the past: nobody would get the documents.`)
  return Object.keys(audience).length === 0 ? undefined : audience
}

function percentOf(text: string, name: string): number {
  const percent = Number(text.replace(/%$/, ''))
  if (text === '' || !(percent > 0 && percent <= 100))
    throw new Misuse(`${name} "${text}" is not a percentage: give a number above 0 and up to 100, such as 10.`)
  return percent
}

function listOption<T extends string>(name: string, text: string | undefined, read: (entry: string) => T) {
  if (text === undefined) return {}
  const entries = text.split(',').map((entry) => read(entry.trim()))
  return { [name]: entries.toSorted() }
}

function countryCode(code: string, name: string): string {
  const country = countryOf(code)
  if (country === undefined)
    throw new Misuse(`"${code}" in ${name} is not a country: give codes of two letters, such as MX,CO.`)
  return country.code
}

const PLATFORMS = ROLLOUTS.properties.rollouts.items.properties.platforms.items.enum

function platformName(text: string, name: string): (typeof PLATFORMS)[number] {
  const platform = PLATFORMS.find((one) => one === text.toLowerCase())
  if (platform === undefined)
    throw new Misuse(`"${text}" in ${name} is not a platform: choose from ${PLATFORMS.join(', ')}.`)
  return platform
}

/** A day means its beginning; every time is UTC. */
function instantOf(text: string, name: string): string {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?Z?)?$/.exec(text) ?? []
  const instant = `${day}T${time}Z`
  // A day such as 2026-02-30 would silently become another one.
  if (Number.isNaN(Date.parse(instant)) || !new Date(instant).toISOString().startsWith(`${day}T${time}`))
    throw new Misuse(`${name} "${text}" is not a time: write 2026-12-01, or 2026-12-01T09:00Z (UTC).`)
  return instant
}

function experimentOf(text: string | undefined, name: string): Pick<Audience, 'experiment' | 'group'> {
  if (text === undefined) return {}
  const [experiment, group, ...more] = text.split('=')
  if (!experiment || !group || more.length > 0)
    throw new Misuse(`${name} "${text}" needs the experiment and the group, such as new_form=b.`)
  return { experiment, group }
}
