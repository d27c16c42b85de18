// Reads the JSON reports of Playwright and Vitest into one shape: counts, and the failed tests with their messages.
import { CORE } from './coreTests.mjs'

/**
 * Counts of a Playwright report. A failing test marked `test.fail` counts as expected, not as passed, and is
 * in `notYet`. A flaky test counts as passed; the list reporter names it.
 */
export function countPlaywright({
  suites = [],
  errors = [],
  stats: { expected = 0, flaky = 0, skipped = 0, unexpected = 0 } = {},
}) {
  const specs = suites.flatMap((suite) => specsOf(suite, suite.file))
  const isNotYet = ({ expectedStatus, status }) => expectedStatus === 'failed' && status === 'expected'
  const notYet = specs.filter(({ tests }) => tests.some(isNotYet)).map(({ title }) => title)
  const failures = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({ title: inProject(title, test), message: lastErrorOf(test), said: saidBy(test) })),
  )
  return {
    ...{ passed: expected + flaky - notYet.length, failed: unexpected, expected: notYet.length, skipped },
    notYet,
    failures: [...failures, ...errors.map((error) => ({ title: 'the suite itself', message: messageOf(error) }))],
  }
}

/** The counts of several reports as one. */
export function sumOfCounts(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), expected: sum('expected'), skipped: sum('skipped') },
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** Counts of a report of `.ci/hosts.mjs --build`: each app is a test that it builds with the package. */
export function countHosts({ built = [], failures = [] }) {
  return { passed: built.length, failed: failures.length, expected: 0, skipped: 0, failures }
}

/** Each test with its full name, "file › describe › title", and whether it has the core tag. */
export function testsOfPlaywright({ suites }) {
  return suites
    .flatMap((suite) => specsOf(suite, suite.file))
    .map(({ title, tags }) => ({ title, isCore: tags.some((tag) => tag.replace('@', '') === CORE.slice(1)) }))
}

/** Counts of a Vitest report. A file that can't be loaded counts as one failure. */
export function countVitest({
  testResults = [],
  numFailedTests = 0,
  numPassedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
}) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ title: name, message }]
    return failed.map((result) => ({
      title: `${name} › ${result.fullName}`,
      message: result.failureMessages?.join('\n') ?? '',
    }))
  })
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    expected: 0,
    skipped: numPendingTests + numTodoTests,
    failures,
  }
}

/** The full names of the tests that ran. */
export function titlesOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').map(({ fullName }) => fullName),
  )
}

/** All specs of a suite and its nested suites, each with its full name. */
function specsOf({ title, suites = [], specs = [] }, path) {
  const here = title === path ? path : `${path} › ${title}`
  const own = specs.map((spec) => ({ title: `${here} › ${spec.title}`, tags: spec.tags ?? [], tests: spec.tests }))
  return [...own, ...suites.flatMap((suite) => specsOf(suite, here))]
}

/** The title, with the engine in front if the suite runs in several. */
const inProject = (title, { projectName }) => (projectName ? `[${projectName}] ${title}` : title)

function lastErrorOf({ results = [] }) {
  const errors = results.flatMap((result) => result.errors ?? [])
  return errors.map(messageOf).join('\n')
}

/** Standard output of a failed test: the messages to the host and the recorded presses. */
function saidBy({ results = [] }) {
  return results.flatMap(({ stdout = [] }) => stdout.map(({ text = '' }) => text)).join('')
}

function messageOf({ message = '' }) {
  return message
}
