import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Proof, withProofs } from '../../../.ci/proofsPage.mjs'

const page = readFileSync('tests/spec/proofs.md', 'utf8')
const proofs = JSON.parse(readFileSync('tests/spec/proofs.json', 'utf8')) as readonly Proof[]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }

const rowsOf = (ids: RegExp) =>
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '']) => ids.test(id))
    .map((cells) => ({ id: cells[1] ?? '', tests: cells.at(-2) ?? '' }))
const faults = rowsOf(/^C\d+$/)
const invariants = rowsOf(/^I\d+$/)

describe('the page of proofs', () => {
  it('has the figures that were recorded: run `npm run proofs` after a change of proofs.json', () => {
    expect(page).toBe(withProofs(page, proofs))
  })

  it.each(proofs)('has a command for $name that exists, and a date for its figure', (proof) => {
    const { name, command = `npm run proofs -- ${name}` } = proof
    const script = /\bnpm run (\w+)/.exec(command)?.[1]
    if (script !== undefined) expect(scripts).toHaveProperty(script)
    for (const file of command.match(/\btests\/\S+/g) ?? []) expect(existsSync(file), file).toBe(true)
    for (const file of proof.files ?? []) expect(existsSync(file), file).toBe(true)
    expect(proof.date !== undefined).toBe(proof.figure !== undefined || proof.done !== undefined)
  })

  it('has every fault and every invariant once, in order', () => {
    const ids = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
    expect(faults.map(({ id }) => id)).toEqual(ids('C', 74))
    expect(invariants.map(({ id }) => id)).toEqual(ids('I', 26))
  })

  it.each([...faults, ...invariants])('names tests of $id that exist', ({ tests }) => {
    expect(lostIn(tests)).toEqual([])
  })

  it('finds a test that is gone', () => {
    // In two parts, because this file would have the whole title.
    expect(lostIn(`\`unit/ci/proofs.test.ts\` ${['a title', 'of no test'].join(' ')}`)).toHaveLength(1)
    expect(lostIn('`unit/ci/proofs.test.ts` finds a test that is gone')).toEqual([])
  })
})

/** The tests of a cell, as "`file` part of its title", that the file does not have outside its comments. */
function lostIn(cell: string): readonly string[] {
  return cell.split('<br>').filter((one) => {
    const [, file = '', title = ''] = /^`([\w/.]+)` (.+)$/.exec(one) ?? []
    if (!existsSync(`tests/${file}`) || title === '') return true
    const lines = readFileSync(`tests/${file}`, 'utf8').split('\n')
    return !lines.some((line) => line.includes(title) && !/^\s*(?:\/\/|\*)/.test(line))
  })
}
