import { expect, it } from 'vitest'
import { missedByCore } from '../../../.ci/coreTests.mjs'
import { countPlaywright, testsOfPlaywright, titlesOfVitest } from '../../../.ci/countReports.mjs'

const core = (title: string) => ({ title, isCore: true })
const other = (title: string) => ({ title, isCore: false })

it('names each id that only tests outside the default run name', () => {
  const tests = [
    core('a.spec.ts › P2P-15 polls'),
    other('a.spec.ts › a part › P2P-15 D-02 I11 ends'),
    other('a.spec.ts › C40'),
  ]
  expect(missedByCore(tests, ['flows › D-02 once']).ids).toEqual(['C40', 'I11'])
  expect(missedByCore(tests, ['flows › D-02 I11 C40']).ids).toEqual([])
})

it('names each spec file without a test in the default run', () => {
  const tests = [core('a.spec.ts › plain'), other('b.spec.ts › C1'), other('b.spec.ts › C2')]
  expect(missedByCore(tests, ['C1 C2']).files).toEqual(['b.spec.ts'])
})

it('reads titles and tags of a report', () => {
  const spec = (title: string, tags: readonly string[] = []) => ({ title, tags, tests: [] })
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('one', ['core'])],
      suites: [{ title: 'a part', specs: [spec('two', ['other'])] }],
    },
  ]
  expect(testsOfPlaywright({ suites })).toEqual([core('a.spec.ts › one'), other('a.spec.ts › a part › two')])
  expect(countPlaywright({ suites }).failures).toEqual([])
  const ran = [
    { fullName: 'a part two', status: 'passed' },
    { fullName: 'three', status: 'skipped' },
  ]
  expect(titlesOfVitest({ testResults: [{ assertionResults: ran }] })).toEqual(['a part two'])
})
