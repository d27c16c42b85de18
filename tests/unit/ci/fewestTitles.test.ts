import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countPlaywright, titlesOfPlaywright, titlesOfVitest } from '../../../.ci/countReports.mjs'
import { fewestTitles } from '../../../.ci/fewestTitles.mjs'

it('takes the test that names most of what is missing, and the first of two that name as much', () => {
  const titles = [
    'a.spec.ts › P2P-15 polls',
    'a.spec.ts › a part › P2P-15 D-02 I11 ends',
    'b.spec.ts › I11 C40 once',
    'b.spec.ts › C40 I11 twice',
  ]
  expect(fewestTitles(titles)).toEqual([titles[1], titles[2]])
})

it('takes the first test of a file whose tests name nothing, or nothing new', () => {
  const titles = ['a.spec.ts › C1 C2', 'b.spec.ts › C1', 'b.spec.ts › C2', 'c.spec.ts › plain', 'c.spec.ts › more']
  expect(fewestTitles(titles)).toEqual([titles[0], titles[1], titles[3]])
})

it('names every id and every file that all of them name, each test once and in its place', () => {
  const title = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.subarray(['P2P-15', 'P2P-1', 'D-02', 'I11', 'C40', 'H8']), fc.nat(9))
    .map(([file, ids, turn]) => `${file}.spec.ts › ${ids.join(' ')} in turn ${turn}`)
  fc.assert(
    fc.property(fc.uniqueArray(title), (titles) => {
      const fewest = fewestTitles(titles)
      expect(wordsOf(fewest)).toEqual(wordsOf(titles))
      expect(fewest).toEqual(titles.filter((one) => fewest.includes(one)))
    }),
  )
})

it('leaves to other tests what these name, and goes to every file all the same', () => {
  const titles = ['a.spec.ts › C1', 'a.spec.ts › C2', 'b.spec.ts › C1 D-02']
  expect(fewestTitles(titles, ['flows › C1 once', 'D-02'])).toEqual([titles[1], titles[2]])
})

it('reads the titles of a report as they are told to the runner', () => {
  const spec = (title: string) => ({ title, tests: [] })
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('one')],
      suites: [{ title: 'a part', specs: [spec('two')] }],
    },
  ]
  expect(titlesOfPlaywright({ suites })).toEqual(['a.spec.ts › one', 'a.spec.ts › a part › two'])
  expect(countPlaywright({ suites }).failures).toEqual([])
  const ran = [
    { fullName: 'a part two', status: 'passed' },
    { fullName: 'three', status: 'skipped' },
  ]
  expect(titlesOfVitest({ testResults: [{ assertionResults: ran }] })).toEqual(['a part two'])
})

/** The ids and the files. */
const wordsOf = (titles: readonly string[]) =>
  [...new Set(titles.flatMap((title) => title.match(/[a-c]\.spec|[A-Z]\S*\d/g) ?? []))].sort()
