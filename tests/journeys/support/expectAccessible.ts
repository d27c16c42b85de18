import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame } from '@playwright/test'

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[]
}

interface Axe {
  run(options: object): Promise<{ passes: readonly Finding[]; violations: readonly Finding[] }>
}

const require = createRequire(import.meta.url)
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Runs every axe rule, best practices included, in the widget's frame. Does not use AxeBuilder, which would also check
 * the host's page, opens another page for the summary, and takes three times as long.
 */
export async function expectAccessible(frame: Frame): Promise<void> {
  await frame.evaluate(SOURCE)
  const { passes, violations } = await frame.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  )
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.at(-1)} ${html}`))
  expect(found, 'violations that axe finds').toEqual([])
  expect(passes.length, 'rules that applied to an element').toBeGreaterThan(10)
}
