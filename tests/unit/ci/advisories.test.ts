import { expect, it } from 'vitest'
import { advisoriesIn } from '../../../.ci/advisories/advisoriesIn.mjs'

// The shapes that npm 11.19 prints.
const REPORT = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: { high: 0, total: 0 } } }
const FOUND = {
  ...REPORT,
  vulnerabilities: {
    ws: {
      name: 'ws',
      severity: 'high',
      range: '8.0.0 - 8.17.0',
      via: [{ title: 'DoS by many headers', url: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q' }],
    },
    'engine.io-client': { name: 'engine.io-client', severity: 'high', range: '>=6', via: ['ws'] },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
}
const REFUSED = {
  message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
}

it('B30 says that there are no known vulnerabilities', () => {
  expect(advisoriesIn(JSON.stringify(REPORT))).toEqual({ text: 'no known vulnerabilities', isFailure: false })
})

it('B30 fails with the names and advisories of packages that have one', () => {
  const { text, isFailure } = advisoriesIn(JSON.stringify(FOUND))
  expect(isFailure).toBe(true)
  expect(text).toContain('high: ws 8.0.0 - 8.17.0: DoS by many headers (https://github.com/advisories/')
  expect(text).toContain('high: engine.io-client >=6: by ws')
})

it.each([
  ['a registry that refuses', JSON.stringify(REFUSED), undefined, 'not checked: 405 Method Not Allowed'],
  [
    'no registry',
    JSON.stringify({ message: 'request failed, reason: connect ECONNREFUSED' }),
    undefined,
    'ECONNREFUSED',
  ],
  ['no output', '', undefined, 'not checked: npm audit gave no report'],
  ['no npm', '', 'spawnSync npm ENOENT', 'not checked: spawnSync npm ENOENT'],
])('B30 says that nothing was checked, and why, after %s', (_, output, problem, said) => {
  const { text, isFailure } = advisoriesIn(output, problem)
  expect(text).toContain(said)
  expect(text).toMatch(/^not checked: /)
  expect(isFailure).toBe(false)
})
