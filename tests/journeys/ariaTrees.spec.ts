import { ARIA_TREES, SAME_TREE_AS } from './support/ariaTrees.ts'
import { expectAriaTree } from './support/expectAriaTree.ts'
import { expect, test } from './support/journey.ts'
import { ENGLISH, looksOf } from './support/screenLooks.ts'
import { SCREEN_STORIES } from './support/screens.ts'

test('every screen has an ARIA snapshot or names a screen with the same one', { tag: '@core' }, () => {
  const likes = Object.entries(SAME_TREE_AS)
  expect(likes.map(([tree]) => tree).filter((tree) => !ARIA_TREES.has(tree))).toEqual([])
  const covered = [...ARIA_TREES.keys(), ...likes.flatMap(([, names]) => names)]
  expect(covered.toSorted()).toEqual(SCREEN_STORIES.map(({ name }) => name).toSorted())
})

// screens.spec.ts compares the snapshots of the screens that it shows in English.
const OTHERS = SCREEN_STORIES.filter(
  ({ name }) => ARIA_TREES.has(name) && looksOf(name).every(({ lang }) => lang !== ENGLISH),
)
for (const { name, allows = [], storage = 'byTitle', reach } of OTHERS) {
  test.describe(name, () => {
    test.use({ storage, cpu: 'normal' })

    test('matches its ARIA snapshot: names, roles, states and order', async ({ widget, cashier, watch }) => {
      watch.allow(...allows)
      await reach({ widget, cashier, open: widget.open })
      await expectAriaTree(widget, name)
    })
  })
}
