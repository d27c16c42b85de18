/**
 * What a report of Playwright says. A test that is marked `test.fail` and fails is an expected failure and no passed one;
 * `notYet` names these. A flaky test passed in the end; the list reporter names it.
 */
export function countPlaywright({ suites = [], stats: { expected = 0, flaky = 0, skipped = 0, unexpected = 0 } = {} }) {
  const notYet = suites.flatMap((suite) => expectedFailures(suite, suite.file))
  return { passed: expected + flaky - notYet.length, failed: unexpected, expected: notYet.length, skipped, notYet }
}

function expectedFailures({ title, suites = [], specs = [] }, path) {
  const here = title === path ? path : `${path} › ${title}`
  const own = specs.flatMap((spec) =>
    spec.tests.some(({ expectedStatus, status }) => expectedStatus === 'failed' && status === 'expected')
      ? [`${here} › ${spec.title}`]
      : [],
  )
  return [...own, ...suites.flatMap((suite) => expectedFailures(suite, here))]
}
