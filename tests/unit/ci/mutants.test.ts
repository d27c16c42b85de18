import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Machine, machine } from './machine.ts'

let here: Machine

const SEED = {
  name: 'sign',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: 'a - b',
  breaks: 'Sums are wrong.',
  test: 'tests/sum.test.ts',
}

// A fake test runner: the source decides whether it passes, fails or does not load. "$&" must be replaced literally.
const VITEST = `import { readFileSync, writeFileSync } from 'node:fs'
const source = readFileSync('src/sum.ts', 'utf8')
const report = process.argv.find((word) => word.startsWith('--outputFile=')).slice('--outputFile='.length)
const status = source.includes('a - b') || source.includes('$&') ? 'failed' : 'passed'
const isLoading = !source.includes('syntax')
const assertionResults = isLoading ? [{ fullName: 'the sum', status }] : []
const numPassedTests = isLoading && status === 'passed' && !source.includes('nothing') ? 1 : 0
writeFileSync(report, JSON.stringify({ numPassedTests, testResults: [{ assertionResults }] }))
process.exitCode = isLoading && status === 'passed' ? 0 : 1`

const plant = (...seeds: readonly Partial<typeof SEED>[]) =>
  here.put('tests/mutants/sums.json', JSON.stringify(seeds.map((seed) => ({ ...SEED, ...seed }))))
const mutants = (...args: readonly string[]) =>
  here.run(`process.argv.push(${args.map((arg) => JSON.stringify(arg))})
await import('./.ci/mutants.mjs')
console.log('exit', process.exitCode ?? 0)`)

beforeEach(() => {
  here = machine('mutants.mjs')
  here.put('src/sum.ts', 'const c = a + b')
  here.put('node_modules/vitest/vitest.mjs', VITEST)
})
afterEach(() => here.remove())

it('kills a fault that the test sees, and leaves the tree as it was', () => {
  plant({}, { name: 'dollar', replace: '$&' })
  const { output } = mutants()
  expect(output).toMatch(/ok +sign +killed by "the sum"/)
  expect(output).toMatch(/ok +dollar +killed by "the sum"/)
  expect(output).toContain('2 killed, 0 not\nexit 0')
  expect(here.get('src/sum.ts')).toBe('const c = a + b')
})

it.each([
  ['a fault that nobody sees', { replace: 'b + a' }, 'SURVIVED\n        Sums are wrong. (tests/sum.test.ts)'],
  ['a text that is gone', { find: 'a * b' }, 'NO SEED: its text stands 0 times in src/sum.ts'],
  ['a text that stands twice', { find: 'c' }, 'NO SEED: its text stands 2 times in src/sum.ts'],
  ['a file that is gone', { file: 'src/gone.ts' }, 'NO SEED: its text stands 0 times in src/gone.ts'],
  ['a fault that loads no more', { replace: 'syntax' }, 'NO PROOF: the test file does not load'],
])('fails for %s', (_, seed, words) => {
  plant(seed)
  const { output } = mutants()
  expect(output).toContain(words)
  expect(output).toContain('0 killed, 1 not\nexit 1')
})

it.each([
  ['fails', 'const c = a - b', 'NO PROOF: without the fault "the sum" fails'],
  ['runs nothing', 'nothing: a + b', 'NO PROOF: without the fault no test ran'],
])('proves nothing by a test that %s without the fault', (_, source, words) => {
  here.put('src/sum.ts', source)
  plant({})
  expect(mutants().output).toContain(words)
})

it('runs one alone by its name', () => {
  plant({}, { name: 'other', replace: 'b + a' })
  expect(mutants('--only', 'sign').output).toContain('1 killed, 0 not\nexit 0')
  expect(mutants('--only', 'nobody').errors).toContain('No seed is called nobody')
})

it('has a place in the source for each fault of tests/mutants', () => {
  const seeds = readdirSync('tests/mutants')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(`tests/mutants/${file}`, 'utf8')) as (typeof SEED)[])
  const timesOf = ({ file, find }: typeof SEED) => readFileSync(file, 'utf8').split(find).length - 1
  expect(seeds.length).toBeGreaterThan(25)
  expect(seeds.filter((seed) => timesOf(seed) !== 1).map(({ name, file }) => `${name} in ${file}`)).toEqual([])
  expect(seeds.filter(({ test }) => !existsSync(test)).map(({ name, test }) => `${name}: ${test}`)).toEqual([])
})
