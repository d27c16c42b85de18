import { BroadcastChannel } from 'node:worker_threads'
import { type File, startTests, type Task, type Test } from '@vitest/runner'
import type { EvaluatedModules } from 'vite/module-runner'
import { TestRunner } from 'vitest'

interface Result {
  readonly id: string
  readonly ms: number
  readonly error?: string
}

/** What Stryker's instrumented code reads and writes. */
interface Instrumented {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

interface MutantCommand {
  readonly kind: 'mutant'
  readonly id: string
  readonly testFilter: readonly string[] | undefined
  readonly hitLimit: number | undefined
  /** The mutant is also in code that runs while its module loads. */
  readonly runsAtLoad: boolean
}

type Command = MutantCommand | { readonly kind: 'dry' | 'end' }

const globals = globalThis as { __stryker__?: Instrumented }
globals.__stryker__ ??= {}
const instrumented = globals.__stryker__
const root = process.cwd()
const files = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as readonly string[]

/** Runs one file, and then, in the same worker, the commands of the plugin, until the command `end`. */
export default class WarmRunner extends TestRunner {
  override async onAfterRunFiles() {
    super.onAfterRunFiles()
    await serve(this)
  }
}

async function serve(runner: TestRunner) {
  const channel = new BroadcastChannel('mutation')
  const commands: Command[] = []
  let wake = () => {}
  channel.onmessage = ({ data }: { data: Command & { from: string } }) => {
    if (data.from === 'stryker') commands.push(data)
    wake()
  }
  const answer = (data: object) => channel.postMessage({ from: 'worker', ...data })
  answer({})
  for (;;) {
    const command = commands.shift()
    if (command === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    } else if (command.kind === 'end') break
    else answer(command.kind === 'mutant' ? await runMutant(runner, command) : await dryRun(runner))
  }
  channel.close()
}

async function dryRun(runner: TestRunner) {
  instrumented.activeMutant = undefined
  const tests: Result[] = []
  for (const file of files) tests.push(...(await runFile(runner, file)))
  return { tests, mutantCoverage: instrumented.mutantCoverage }
}

/**
 * Runs the tests of a mutant. A module may keep state, such as a cache: of an earlier mutant, so that a test fails without
 * the current one, or of the code without a mutant, so that the current one never runs. In both cases the modules are
 * loaded anew, and the tests run again.
 */
async function runMutant(runner: TestRunner, command: MutantCommand) {
  if (!command.runsAtLoad) {
    const first = await runUntilFailure(runner, command)
    if (first.failed !== undefined && !(await failsWithoutMutant(runner, first.failed))) return first
  }
  invalidateAll(runner)
  const second = await runUntilFailure(runner, command)
  invalidateAll(runner)
  return {
    ...second,
    failsWithoutMutant: second.failed !== undefined && (await failsWithoutMutant(runner, second.failed)),
  }
}

/** Runs the tests that reach the mutant, file by file, until one fails. */
async function runUntilFailure(runner: TestRunner, { id, testFilter = [], hitLimit }: MutantCommand) {
  const wanted = new Set(testFilter)
  const tests: Result[] = []
  Object.assign(instrumented, { activeMutant: id, hitCount: 0, hitLimit })
  for (const file of files) {
    if (!testFilter.some((test) => test.startsWith(`${file}#`))) continue
    tests.push(...(await runFile(runner, file, wanted)))
    if (tests.some(({ error }) => error !== undefined)) break
  }
  const hits = instrumented.hitCount
  Object.assign(instrumented, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  return { tests, hits, failed: tests.find(({ error }) => error !== undefined) }
}

async function failsWithoutMutant(runner: TestRunner, { id }: Result): Promise<boolean> {
  const again = await runFile(runner, id.slice(0, id.indexOf('#')), new Set([id]))
  return again.some(({ error }) => error !== undefined)
}

/** The code and the tests are loaded again when they are next imported; packages stay. */
function invalidateAll(runner: TestRunner) {
  for (const path of evaluated(runner).idToModuleMap.keys())
    if (/\/(?:src|tests)\//.test(path)) invalidate(runner, path)
}

/** Runs a file's tests, or the wanted ones; none after one that failed if only some are wanted. */
async function runFile(outer: TestRunner, file: string, wanted?: ReadonlySet<string>): Promise<Result[]> {
  const results: Result[] = []
  const path = `${root}/${file}`
  let hasFailed = false
  const runner = Object.create(outer) as TestRunner
  Object.assign(runner, {
    onCollected: undefined,
    onTaskUpdate: undefined,
    onAfterRunSuite: undefined,
    onAfterRunFiles: undefined,
    importFile: (name: string) => {
      invalidate(outer, name)
      return Reflect.get(outer, 'moduleRunner').import(name)
    },
    onBeforeRunTask: async (test: Test) => {
      const id = idOf(file, test)
      if (hasFailed || (wanted !== undefined && !wanted.has(id))) test.mode = 'skip'
      instrumented.currentTestId = id
      await TestRunner.prototype.onBeforeRunTask.call(outer, test)
    },
    onAfterRunTask: (test: Test) => {
      instrumented.currentTestId = undefined
      if (test.mode === 'skip' || test.result === undefined) return
      const { state, errors, duration = 0 } = test.result
      const error = state === 'fail' ? { error: errors?.[0]?.message ?? 'failed' } : {}
      hasFailed ||= state === 'fail' && wanted !== undefined
      results.push({ id: idOf(file, test), ms: duration, ...error })
    },
  })
  const [finished] = await startTests([path], runner)
  const broken = finished === undefined ? undefined : brokenIn(finished)
  return broken === undefined ? results : [...results, { id: `${file}#`, ms: 0, error: broken }]
}

/** The failure of a file or of a hook for all tests of a group. */
function brokenIn(task: Task): string | undefined {
  if (task.type !== 'suite') return undefined
  const own = task.result?.errors?.[0]?.message
  return own ?? task.tasks.map(brokenIn).find((message) => message !== undefined)
}

/** A test file is loaded again for each run, so that its tests are declared again; the code under test stays. */
function invalidate(runner: TestRunner, path: string) {
  const modules = evaluated(runner)
  const node = modules.getModuleById(path)
  if (node) modules.invalidateModule(node)
}

const evaluated = (runner: TestRunner): EvaluatedModules => Reflect.get(runner, 'workerState').evaluatedModules

function idOf(file: string, test: Test): string {
  const names = [test.name]
  for (let { suite } = test as { suite?: Test['suite'] | File }; suite; suite = suite.suite) names.unshift(suite.name)
  return `${file}#${names.join(' ')}`
}
