import { inWords, type Spread, spreadOf } from '../figures.ts'
import type { LoadingTimes } from './loadingTimes.ts'

/** One line of the output: a time in ms, or its ratio to another one of the same round. */
interface Row {
  readonly name: string
  readonly of: string
  readonly over?: string
  readonly target: number
}

const ROWS: readonly Row[] = [
  { name: 'list, first screen named in the page', of: 'list', target: 1_700 },
  { name: '… beside the page without these names', of: 'list', over: 'unnamed', target: 1 },
  { name: '… beside a page by hand with the same packages', of: 'list', over: 'floor', target: 1.2 },
  { name: 'list of withdrawals', of: 'withdrawals', target: 1_700 },
  { name: '… beside the list of deposits', of: 'withdrawals', over: 'list', target: 1.1 },
  { name: 'list in package mode', of: 'inPage', target: 1_700 },
  { name: '… beside the frame, both from the start of the host page', of: 'inPage', over: 'listAndHost', target: 1.1 },
  {
    name: 'list of a repeat visit, beside a static page with one request',
    of: 'listAgain',
    over: 'fixedAgain',
    target: 1.2,
  },
  { name: '… beside the page by hand', of: 'listAgain', over: 'floorAgain', target: 1.2 },
  { name: 'press as soon as the list is there: first change', of: 'earlyChange', target: 100 },
  { name: '… to the painted form of a deposit', of: 'earlyForm', target: 900 },
  { name: '… peer-to-peer: first change', of: 'earlyPeerChange', target: 100 },
  { name: '… to its painted form', of: 'earlyPeerForm', target: 900 },
  { name: '… the group of coins: first change', of: 'earlyCoinsChange', target: 100 },
  { name: '… to the painted coins', of: 'earlyCoinsForm', target: 900 },
  { name: 'press later: to the painted form', of: 'lateForm', target: 300 },
]

/** Prints the times with a 4 times slower CPU and slow 4G. A missed target is said, and fails nothing. */
export function printLoading(times: LoadingTimes): void {
  console.log('\nWhat a player waits for, 4 times slower CPU, slow 4G; median of the rounds, their range in brackets')
  for (const { name, of, over, target } of ROWS) {
    const measured = times[of]
    if (measured === undefined) {
      console.log(`${name.padEnd(64)}not measured: build the package with \`npm run build\``)
      continue
    }
    const spread = spreadOf(over === undefined ? measured : measured.map((ms, round) => ms / times[over]![round]!))
    const value = over === undefined ? inWords(spread, 0, ' ms') : inWords(spread)
    console.log(`${name.padEnd(64)}${value.padEnd(25)}${`${target}`.padEnd(8)}${verdict(spread, target)}`)
  }
}

function verdict({ least, middle, most }: Spread, target: number): string {
  if (most <= target) return 'met'
  if (least > target) return 'NOT MET'
  return middle <= target ? 'met by the median' : 'NOT MET by the median'
}
