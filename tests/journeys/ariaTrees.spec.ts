import { ARIA_TREES, SAME_TREE_AS, wholeTree } from './support/ariaTrees.ts'
import { expect, test } from './support/journey.ts'
import { SCREEN_STORIES } from './support/screens.ts'

test('every screen has an ARIA snapshot or names a screen with the same one', { tag: '@core' }, () => {
  const likes = Object.entries(SAME_TREE_AS)
  expect(likes.map(([tree]) => tree).filter((tree) => !ARIA_TREES.has(tree))).toEqual([])
  const covered = [...ARIA_TREES.keys(), ...likes.flatMap(([, names]) => names)]
  expect(covered.toSorted()).toEqual(SCREEN_STORIES.map(({ name }) => name).toSorted())
})

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES) {
  const tree = ARIA_TREES.get(name)
  if (tree === undefined) continue
  test.describe(name, () => {
    test.use({ storage, cpu: 'normal' })

    test('matches its ARIA snapshot: names, roles, states and order', async ({ widget, cashier, watch }) => {
      watch.allow(...allows)
      await reach({ widget, cashier, open: widget.open })
      await expect(widget.inside.locator('body')).toMatchAriaSnapshot(wholeTree(tree))
      for (const field of await widget.inside.locator('[aria-invalid="true"]').all())
        await expect(field, 'the error is read with its field').toHaveAccessibleDescription(/\p{L}/u)
    })
  })
}
