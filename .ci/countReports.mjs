// What the reports of the suites say, in the same words for each: how many passed and failed, and what failed, by name.

/**
 * What a report of Playwright says. A test that is marked `test.fail` and fails is an expected failure and no passed one;
 * `notYet` names these. A flaky test passed in the end; the list reporter names it.
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
      .map((test) => ({ title, message: lastErrorOf(test), said: saidBy(test) })),
  )
  return {
    ...{ passed: expected + flaky - notYet.length, failed: unexpected, expected: notYet.length, skipped },
    notYet,
    failures: [...failures, ...errors.map((error) => ({ title: 'the suite itself', message: messageOf(error) }))],
  }
}

/** The whole name of each of its tests: file › describe › title, as `--test-list` takes it. */
export function titlesOfPlaywright({ suites }) {
  return suites.flatMap((suite) => specsOf(suite, suite.file)).map(({ title }) => title)
}

/** What a report of Vitest says; a file that can't be loaded is a failure of its own. */
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

/** The names of its tests that have run. */
export function titlesOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').map(({ fullName }) => fullName),
  )
}

/** The specs of a suite and of those within it, each by its whole name. */
function specsOf({ title, suites = [], specs = [] }, path) {
  const here = title === path ? path : `${path} › ${title}`
  const own = specs.map((spec) => ({ title: `${here} › ${spec.title}`, tests: spec.tests }))
  return [...own, ...suites.flatMap((suite) => specsOf(suite, here))]
}

function lastErrorOf({ results = [] }) {
  const errors = results.flatMap((result) => result.errors ?? [])
  return errors.map(messageOf).join('\n')
}

/** What a failed test has printed: what the host heard, and which presses came. */
function saidBy({ results = [] }) {
  return results.flatMap(({ stdout = [] }) => stdout.map(({ text = '' }) => text)).join('')
}

function messageOf({ message = '' }) {
  return message
}
