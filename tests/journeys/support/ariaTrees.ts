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
  'form, checking': ['form, payment in another tab', 'withdrawal, answer lost'],
  'form, outcome unknown': ['form, outcome unknown, deposit named'],
  notice: ['form, not created'],
  'form, offline': ['form, session ended'],
  'completion, window blocked': ['completion, window closed', 'on-ramp, refused', 'completion, no payment page'],
  'completion, create unanswered': ['completion, refused', 'on-ramp, answer lost'],
  'completion, waiting': [
    'completion, accepted',
    'completion, status of the URL unconfirmed',
    'an operator’s page: PSE',
  ],
  'peer-to-peer invoice, cancelled': ['invoice, expired'],
  'on-ramp offers, one chosen': ['on-ramp offers', 'on-ramp offers, continuing'],
  'on-ramp offers, none': ['on-ramp offers, expired', 'on-ramp offers, another country'],
  'invoice, amount changed, one line copied': ['peer-to-peer invoice, amount changed'],
  'peer-to-peer invoice, status unavailable': ['peer-to-peer invoice'],
  pix: ['pix, page instead of a code', 'eazype'],
  'crypto address': ['crypto address, longest', 'crypto address with the crypto bonus'],
  'completion, coins detected': ['completion, confirmations delayed'],
  'sweepstake boxes, failed': ['withdrawal list, failed'],
  empty: ['withdrawal list, empty'],
  'list without a result': ['withdrawal banks, none found'],
  'withdrawal form, filled, two accounts': ['withdrawal form'],
  'withdrawal confirmation, with a code': ['withdrawal confirmation'],
  'list with bonuses': ['list with bonuses of long names'],
  'form with bonuses': ['form without the bonus'],
  'bonus details': ['bonus details, free spins'],
  'completion, no payment': ['bonus details, no longer offered'],
  coins: ['coins with the crypto bonus'],
  'methods for a box': ['methods for a box, long names'],
  'withdrawal list, loading': ['redemption, loading'],
  'redemption, amount unknown': ['redemption, coins to be played first'],
  'redemption form': ['redemption form, coins to be played first'],
  'instruction, second of three steps': ['instruction, picture failed'],
  'completion, processed': ['completion, mistaked'],
}

/** Makes the snapshot strict: an element that the tree does not list fails the comparison. */
export const wholeTree = (tree: string): string =>
  `- /children: equal\n${tree.replace(/^- (banner|main|complementary[^:]*|alert):$/gm, '$&\n  - /children: deep-equal')}`
