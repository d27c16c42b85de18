import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { TestStatus } from '@stryker-mutator/api/test-runner'
import { codeOf, record } from './results.mjs'

const SURVIVORS = '.cache/mutation.txt'

/** Records a file as soon as all its mutants have a result, so that a run can be stopped and continued. */
export class FileReporter {
  #left = new Map()
  #codes = new Map()
  #tried = new Map()

  onDryRunCompleted({ result }) {
    for (const { id, status } of result.tests)
      if (status === TestStatus.Skipped) console.log(`Left out, because it fails without a mutant: ${id}`)
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    for (const { mutant } of mutantPlans) this.#left.set(mutant.fileName, (this.#left.get(mutant.fileName) ?? 0) + 1)
    for (const name of this.#left.keys()) this.#codes.set(name, codeOf(name))
    mkdirSync('.cache', { recursive: true })
    writeFileSync(SURVIVORS, '')
    console.log(`${mutantPlans.length} mutants in ${this.#left.size} files`)
  }

  onMutantTested(mutant) {
    const { fileName } = mutant
    const tried = [...(this.#tried.get(fileName) ?? []), mutant]
    this.#tried.set(fileName, tried)
    if (mutant.status !== 'Killed' && mutant.status !== 'Ignored') printSurvivor(mutant)
    this.#left.set(fileName, this.#left.get(fileName) - 1)
    if (this.#left.get(fileName) > 0) return
    const counts = record(relative(process.cwd(), fileName), tried, this.#codes.get(fileName))
    console.log(`${relative(process.cwd(), fileName)}: ${JSON.stringify(counts)}`)
  }
}

/** Lists a mutant to be reviewed, on the screen and in the file of this run's survivors. */
function printSurvivor({ fileName, location, mutatorName, replacement, status, statusReason, id, coveredBy }) {
  const { line, column } = location.start
  const short = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 110)
  const place = `${relative(process.cwd(), fileName)}:${line}:${column}`
  const text = `${status} ${place} ${mutatorName} → ${short} [${id}, ${coveredBy?.length ?? 0} tests] ${statusReason ?? ''}`
  console.log(text)
  appendFileSync(SURVIVORS, `${text}\n`)
}
