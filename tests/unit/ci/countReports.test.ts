import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countHosts, countPlaywright, countVitest, sumOfCounts } from '../../../.ci/countReports.mjs'

const spec = (title: string, expectedStatus: string, status: string) => ({
  title,
  tests: [
    {
      ...{ expectedStatus, status },
      results: [
        {
          errors: status === 'expected' ? [] : [{ message: 'Expected to fail' }],
          stdout: [{ text: 'the host heard: onInit\n' }],
        },
      ],
    },
  ],
})
const file = {
  title: 'a.spec.ts',
  file: 'a.spec.ts',
  specs: [spec('good', 'passed', 'expected'), spec('not yet', 'failed', 'expected')],
  suites: [
    {
      title: 'a part',
      specs: [spec('not yet either', 'failed', 'expected'), spec('passes after all', 'failed', 'unexpected')],
    },
  ],
}

it('S17 counts no expected failure as passed, and names each', () => {
  const stats = { expected: 3, flaky: 0, skipped: 1, unexpected: 1 }
  expect(countPlaywright({ suites: [file], stats })).toEqual({
    ...{ passed: 1, failed: 1, expected: 2, skipped: 1 },
    notYet: ['a.spec.ts › not yet', 'a.spec.ts › a part › not yet either'],
    failures: [
      {
        title: 'a.spec.ts › a part › passes after all',
        message: 'Expected to fail',
        said: 'the host heard: onInit\n',
      },
    ],
  })
})

it('adds up two reports, and names the engine of what failed in one of several', () => {
  const stats = { expected: 3, flaky: 0, skipped: 1, unexpected: 1 }
  const report = JSON.parse(
    JSON.stringify({ suites: [file], stats }).replaceAll('"tests":[{', '"tests":[{"projectName":"webkit",'),
  )
  const both = sumOfCounts([countPlaywright(report), countPlaywright({ stats: { expected: 2 } })])
  expect(both).toMatchObject({ passed: 3, failed: 1, expected: 2, skipped: 1 })
  expect(both.failures.map(({ title }) => title)).toEqual(['[webkit] a.spec.ts › a part › passes after all'])
})

it('counts the apps that build with the package, and names those that do not', () => {
  const failures = [{ title: 'vue', message: 'the app vue does not build with the package' }]
  expect(countHosts({ built: ['react', 'next'], failures })).toEqual({
    ...{ passed: 2, failed: 1, expected: 0, skipped: 0 },
    failures,
  })
  // After a crash there is no report: test.mjs then says that nothing ran.
  expect(countHosts({})).toMatchObject({ passed: 0, failed: 0 })
})

it('names what failed in a report of unit tests, and a file that can’t be loaded', () => {
  const failed = { status: 'failed', fullName: 'a part adds', failureMessages: ['expected 3 to be 4'] }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [{ status: 'passed' }, failed] },
    { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ]
  expect(countVitest({ testResults, numFailedTests: 1, numPassedTests: 1, numTodoTests: 2 })).toEqual({
    ...{ passed: 1, failed: 1, expected: 0, skipped: 2 },
    failures: [
      { title: 'a.test.ts › a part adds', message: 'expected 3 to be 4' },
      { title: 'b.test.ts', message: 'no such file' },
    ],
  })
})

it('a suite that broke off counts nothing', () => {
  const nothing = { passed: 0, failed: 0, expected: 0, skipped: 0, failures: [] }
  expect(countPlaywright({})).toEqual({ ...nothing, notYet: [] })
  expect(countVitest({})).toEqual(nothing)
  const errors = [{ message: 'no tests found' }]
  expect(countPlaywright({ errors }).failures).toEqual([{ title: 'the suite itself', message: 'no tests found' }])
})

/** This list may only shrink. Add a comment with the reason to every new entry. */
const EXPECTED_FAILURES: readonly string[] = []

it('S17 the expected failures of the journeys are these and no others', async () => {
  const found: string[] = []
  const folders = ['tests/journeys', 'tests/faults']
  const files = await Promise.all(folders.map(async (one) => (await readdir(one)).map((name) => [one, name] as const)))
  for (const [folder, name] of files.flat().filter(([, one]) => one.endsWith('.spec.ts'))) {
    const source = await readFile(join(folder, name), 'utf8')
    for (const [, why] of source.matchAll(/test\.(?:fail|fixme|skip)\((?:[^'`]*,)?\s*['`](.*)['`]\)/g))
      found.push(`${name}: ${why}`)
    expect(source.match(/test\.(?:fail|fixme|skip)\b/g)?.length ?? 0).toBe(
      found.filter((one) => one.startsWith(name)).length,
    )
  }
  expect(found).toEqual(EXPECTED_FAILURES)
})
