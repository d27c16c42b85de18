import { expect } from '@playwright/test'
import { ARIA_TREES, wholeTree } from './ariaTrees.ts'
import type { WidgetPage } from './widgetPage.ts'

/** Expects the ARIA snapshot of the screen, if it has one: names, roles, states and order, in English. */
export async function expectAriaTree(widget: WidgetPage, screen: string): Promise<void> {
  const tree = ARIA_TREES.get(screen)
  if (tree === undefined) return
  await expect(widget.inside.locator('body')).toMatchAriaSnapshot(wholeTree(tree))
  for (const field of await widget.inside.locator('[aria-invalid="true"]').all())
    await expect(field, 'the error is read with its field').toHaveAccessibleDescription(/\p{L}/u)
}
