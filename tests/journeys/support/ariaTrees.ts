import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'tests/journeys/ariaTrees'

/**
 * The accessibility trees, keyed by the name of the screen: landmarks, headings, names, roles, states and their order,
 * as Playwright's aria snapshots. The snapshots are written by hand from the requirements and not recorded: a change
 * here is a change for players who use a screen reader.
 */
export const ARIA_TREES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^# /m).slice(1))
    .map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end + 1).trimEnd()]
    }),
)

/**
 * For each screen with a tree, the screens that this test does not open: they differ from it only in texts, or in one
 * block that is part of another tree.
 */
export const SAME_TREE_AS: Readonly<Record<string, readonly string[]>> = {
  'crypto balance: the list of currencies': ['crypto balance: fiat tab'],
  'form, checking': ['form, a payment in another tab', 'withdrawal, its answer lost'],
  'form, unknown': ['form, unknown, with a deposit named'],
  notice: ['form, not created'],
  'form, offline': ['form, session ended'],
  'completion, blocked': ['completion, closed', 'on-ramp, not taken by the provider', 'completion, no page is known'],
  'completion, lost': ['completion, refused', 'on-ramp, its answer lost'],
  'completion, waiting': ['completion, accepted', 'completion, claimed', 'an operator’s page: PSE'],
  'peer-to-peer invoice, cancelled': ['invoice, its time is over'],
  'on-ramp offers, one chosen': ['on-ramp offers', 'on-ramp offers, going on'],
  'on-ramp offers, none': ['on-ramp offers, run out', 'on-ramp offers, of another country'],
  'invoice, of another amount, one line copied': ['peer-to-peer invoice, of another amount'],
  'peer-to-peer invoice, unheard': ['peer-to-peer invoice'],
  pix: ['pix, a page instead of a code', 'eazype'],
  'address of a coin': ['address of a coin, the longest', 'address of a coin with the crypto bonus'],
  'completion, coins on their way': ['completion, coins that stall'],
  'boxes of a sweepstake, failing': ['withdrawals, the list could not be had'],
  empty: ['withdrawals, none here'],
  'list without a result': ['withdrawal, no bank found'],
  'withdrawal, the form filled, of two accounts': ['withdrawal, the form'],
  'withdrawal, to be confirmed with a code': ['withdrawal, to be confirmed'],
  'list with bonuses': ['list with bonuses of long names'],
  'form with bonuses': ['form without the bonus'],
  'bonus details': ['bonus details, free spins'],
  'completion, no payment': ['bonus details, of one that is offered no more'],
  coins: ['coins with the crypto bonus'],
  'what a box is paid with': ['what a box is paid with, long names'],
  'withdrawals, the list on its way': ['redemption, on its way'],
  'redemption, nobody knows of how many': ['redemption, some to be played first'],
  'form of a redemption': ['form of a redemption, some to be played first'],
  'instruction, the second of three steps': ['instruction, no picture comes'],
  'completion, processed': ['completion, mistaked'],
}

/** Makes the snapshot strict: an element that the tree does not list fails the comparison. */
export const wholeTree = (tree: string): string =>
  `- /children: equal\n${tree.replace(/^- (banner|main|complementary[^:]*|alert):$/gm, '$&\n  - /children: deep-equal')}`
