// The test runner of `npm run mutation` for Stryker: one Vitest that stays, with the code and the tests loaded.
// Stryker's own runner for Vitest restarts Vitest for every mutant, which takes seconds; here a mutant takes as long as
// its tests.
import { BroadcastChannel } from 'node:worker_threads'
import { declareClassPlugin, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { createVitest } from 'vitest/node'
import { FileReporter } from './FileReporter.mjs'
import { isDeveloperText } from './isDeveloperText.mjs'

/** Runs the tests in a worker thread that `warmRunner.ts` keeps; they talk over a channel of the process. */
class WarmVitest {
  #vitest
  #channel = new BroadcastChannel('mutation')
  #resolveAnswer = () => undefined
  /** Rejects when Vitest has ended: no answer will come. */
  #ended

  async init() {
    this.#channel.onmessage = ({ data }) => data.from === 'worker' && this.#resolveAnswer(data)
    this.#vitest = await createVitest('test', {
      config: '.ci/vite/mutation.config.ts',
      watch: false,
      onConsoleLog: () => false,
    })
    // Ends only after the command `end`.
    this.#ended = this.#vitest.start().then(() => {
      const errors = this.#vitest.state.getUnhandledErrors().map((error) => error?.message ?? error)
      throw new Error(['Vitest ended without an answer.', ...errors].join('\n'))
    })
    // The first answer says that the worker is ready.
    await this.#nextAnswer()
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const { tests, mutantCoverage } = await this.#ask({ kind: 'dry' })
    return { status: DryRunStatus.Complete, tests: tests.map(toDryRunResult), mutantCoverage }
  }

  async mutantRun({ activeMutant: { id }, testFilter, hitLimit, reloadEnvironment }) {
    const command = { kind: 'mutant', id, testFilter, hitLimit, runsAtLoad: reloadEnvironment }
    const { tests, hits, failsWithoutMutant } = await this.#ask(command)
    // Stryker then starts a new process, and runs the mutant again.
    if (failsWithoutMutant)
      throw new Error(`The test fails without the mutant, too: ${tests.at(-1)?.id}: ${tests.at(-1)?.error}`)
    const run = { status: DryRunStatus.Complete, tests: tests.map(toTestResult) }
    return toMutantRunResult(determineHitLimitReached(hits, hitLimit) ?? run)
  }

  async dispose() {
    this.#channel.postMessage({ from: 'stryker', kind: 'end' })
    this.#channel.close()
    await this.#vitest?.close()
  }

  #ask(command) {
    const answer = this.#nextAnswer()
    this.#channel.postMessage({ from: 'stryker', ...command })
    return answer
  }

  #nextAnswer() {
    const answer = new Promise((resolve) => {
      this.#resolveAnswer = resolve
    })
    return Promise.race([answer, this.#ended])
  }
}

const baseResult = ({ id, ms }) => ({ id, name: id, timeSpentMs: ms })

/** A test that fails without a mutant can't notice one. */
const toDryRunResult = (test) => ({ ...baseResult(test), status: test.error ? TestStatus.Skipped : TestStatus.Success })

const toTestResult = (test) =>
  test.error
    ? { ...baseResult(test), status: TestStatus.Failed, failureMessage: test.error }
    : { ...baseResult(test), status: TestStatus.Success }

const createWarmVitest = () => new WarmVitest()
createWarmVitest.inject = []

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'warm-vitest', createWarmVitest),
  declareClassPlugin(PluginKind.Reporter, 'files', FileReporter),
  { kind: PluginKind.Ignore, name: 'developer-texts', value: { shouldIgnore: isDeveloperText } },
]
