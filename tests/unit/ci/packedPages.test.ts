import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { PACKED_PAGES, packedComments, packedPage } from '../../../.ci/packedPages.mjs'

const README = 'src/embed/README.md'

it.each([
  ['[All codes](../../schemas/reference/problems.md).', '[All codes](reference/problems.md).'],
  ['[Members](../../schemas/reference/messages.md#onanalytics)', '[Members](reference/messages.md#onanalytics)'],
  ['with your app ([how to](../docs/deployment.md#what)).', 'with your app.'],
  ['Read [the docs](../docs/index.md) (or not).', 'Read the docs (or not).'],
  ['(see [the docs](../docs/index.md) first)', '(see the docs first)'],
  ['the [loader](#without-npm), https://pay.example/a.html', 'the [loader](#without-npm), https://pay.example/a.html'],
  ['[npm](https://npmjs.example/a.html)', '[npm](https://npmjs.example/a.html)'],
])('G18 a link of the README in the package: %s', (text, expected) => {
  expect(packedPage(README, text)).toBe(expected)
})

it('G18 every link to a file in the pages of the package leads to a page of the package', () => {
  const targets = [...PACKED_PAGES].flatMap(([source, target]) => {
    const text = packedPage(source, readFileSync(source, 'utf8'))
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g)]
    return links.map(([, link = '']) => posix.join(posix.dirname(target), link))
  })
  expect(targets).toContain('reference/problems.md')
  expect(targets.filter((target) => ![...PACKED_PAGES.values()].includes(target))).toEqual([])
})

it('G18 the types name the pages of the package', () => {
  const comment = '/** The codes of `onProblem` (`schemas/reference/problems.md`). */'
  expect(packedComments(comment)).toBe('/** The codes of `onProblem` (`reference/problems.md`). */')
})
