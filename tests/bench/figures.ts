import type { Times } from './race.ts'

export interface Spread {
  readonly least: number
  readonly middle: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { least: sorted[0]!, middle: sorted[Math.floor(sorted.length / 2)]!, most: sorted.at(-1)! }
}

export const inWords = ({ least, middle, most }: Spread, digits = 2, unit = ''): string =>
  `${middle.toFixed(digits)}${unit} [${least.toFixed(digits)}–${most.toFixed(digits)}]`

/** One line of the output: a measurement, its baseline, and its maximum. */
interface Row {
  readonly name: string
  readonly figure: string
  readonly over?: 'bare' | 'floor'
  readonly variant?: string
  readonly target?: number
  readonly unit?: 'ms' | 'kB'
}

const ROWS: readonly Row[] = [
  { name: '12 fields, one of 200 countries: mount from a checked', figure: 'countries', target: 1.2 },
  { name: '… beside the kit by hand', figure: 'countries', over: 'floor' },
  { name: '… its form already built', figure: 'countries', variant: 'drawn' },
  { name: '… from JSON text, checked as well', figure: 'countries', variant: 'json' },
  { name: '… heap', figure: 'heapCountries', unit: 'kB' },
  { name: '12 plain fields: mount from a checked document', figure: 'few', target: 1.1 },
  { name: '… beside the kit by hand', figure: 'few', over: 'floor' },
  { name: '… its form already built', figure: 'few', variant: 'drawn' },
  { name: '… from JSON text, checked as well', figure: 'few', variant: 'json', target: 1.4 },
  { name: '… style and layout', figure: 'fewStyle' },
  { name: '… heap', figure: 'heapFew', unit: 'kB' },
  { name: '200 fields: mount from a checked document', figure: 'many', target: 0.75 },
  { name: '… beside the kit by hand', figure: 'many', over: 'floor' },
  { name: '… its form already built', figure: 'many', variant: 'drawn' },
  { name: '… from JSON text, checked as well', figure: 'many', variant: 'json' },
  { name: '… style and layout', figure: 'manyStyle' },
  { name: '… heap', figure: 'heapMany', target: 1.5, unit: 'kB' },
  { name: '200 fields: a key', figure: 'key', target: 0.6 },
  { name: '… beside the kit by hand', figure: 'key', over: 'floor' },
  { name: '… that flips 20 conditions', figure: 'flip' },
  { name: '500 tiles with pictures: mount', figure: 'tiles', target: 0.8 },
  { name: '… beside the kit by hand', figure: 'tiles', over: 'floor' },
  { name: '… style and layout', figure: 'tilesStyle', target: 1.2 },
  { name: '500 tiles: a key of the search', figure: 'search', target: 1.2 },
  { name: '… beside the kit by hand', figure: 'search', over: 'floor' },
]

const NOISE_WORDS = 'bare again'

/** Each ratio compares two measurements of the same round; a run reports the median of its ratios. */
export function printFigures(runs: readonly Readonly<Record<string, Times>>[]): void {
  console.log(
    'Ratios to hand-written React with native controls (bare), or with the kit; of processor time and of bytes.',
  )
  console.log(`Median of ${runs.length} runs, each the median of its rounds; the runs' range in brackets.`)
  console.log(`"${NOISE_WORDS}" is the bare one measured twice: how far it is from 1.00 is the noise.\n`)
  line('', 'ratio [range]', 'target', '', 'what was measured')
  for (const row of ROWS) if (runs[0]?.[row.figure] !== undefined) print(row, runs)
}

function print(row: Row, runs: readonly Readonly<Record<string, Times>>[]): void {
  const { name, figure, over = 'bare', variant = 'checked', target, unit = 'ms' } = row
  const ratio = (one: string, other: string) =>
    spreadOf(runs.map((run) => ratioOf(run[figure]?.[one] ?? [], run[figure]?.[other] ?? [])))
  const value = (of: string) => spreadOf(runs.map((run) => spreadOf(run[figure]?.[of] ?? []).middle)).middle
  const words = (of: string) => (unit === 'kB' ? (value(of) / 1_000).toFixed(0) : value(of).toFixed(2))
  const noise = ratio('twin', 'bare')
  const measured = `${words(variant)} to ${words(over)} ${unit}, ${NOISE_WORDS} ${inWords(noise)}`
  const result = ratio(variant, over)
  line(
    name,
    inWords(result),
    target?.toString() ?? '',
    target === undefined ? '' : verdict(result, noise, target),
    measured,
  )
}

const ratioOf = (one: readonly number[], other: readonly number[]): number =>
  spreadOf(one.map((value, round) => value / other[round]!)).middle

/**
 * A target within the noise counts as neither met nor missed. The noise is the ratio of the same code measured twice.
 */
function verdict({ least, middle, most }: Spread, noise: Spread, target: number): string {
  const blur = Math.max(Math.abs(noise.middle - 1), (noise.most - noise.least) / 2)
  if (most * (1 + blur) <= target || (middle <= target && blur < 0.05)) return 'met'
  if (least * (1 - blur) > target || (middle > target && blur < 0.05)) return 'NOT MET'
  return 'too busy to tell'
}

function line(name: string, value: string, target: string, words: string, rest: string): void {
  console.log(`${name.padEnd(56)}${value.padEnd(19)}${target.padEnd(8)}${words.padEnd(18)}${rest}`)
}
