import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOST_MISTAKES } from '../../../schemas/host/mistakes.ts'
import { HOST_PROBLEMS, INIT_ERRORS } from '../../../schemas/host/problems.ts'
import { REPORTS } from '../../../schemas/host/reports.ts'
import { MESSAGES } from '../../../src/features/captcha/captchaFailure.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const sources = [...files.map((file) => `src/${file}`), '.ci/vite/frameCheck.js']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The codes that the source sends: as a member of a message, or as an argument of the functions that send one. */
const SENT = [
  /messageType: 'on(?:InitError|Problem)',\s*code: '([^']+)'/g,
  /'onInitError', \{ code: '([^']+)'/g,
  /\b(?:notifyHost|refuse|failure)\('([a-z]+\.[^' ]+)'/g,
  /broadcastStartFailure\(\s*\w+,\s*\{ code: '([^']+)'/g,
  /'onInitError'\] = \{ code: '([^']+)'/g,
  /\breportProblem\(\s*'([a-z]+\.[a-z]+)'/g,
]

const sent = new Set(SENT.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, code]) => code)))

it('every code that is sent is in the table, and every code of the table is sent', () => {
  const own = [...sent].filter((code) => !Object.hasOwn(HOST_MISTAKES, code ?? ''))
  expect(own.toSorted()).toEqual([...Object.keys(INIT_ERRORS), ...Object.keys(HOST_PROBLEMS)].toSorted())
})

it.each(Object.entries({ ...INIT_ERRORS, ...HOST_PROBLEMS }))(
  '%s has a cause, an effect for the player and a remedy, in sentences',
  (_, row) => {
    for (const text of [row.cause, row.player, row.todo]) expect(text).toMatch(/^["`\p{Lu}].*[.]$/u)
  },
)

/** The codes with which the source reports to the operator. The tools of the operator have codes of their own. */
const REPORTED = [/\breport\(\s*'([^']+)'/g, /\breport\(\w+ \? '([^']+)'/g, /\breport\(\w+ \? '[^']+' : '([^']+)'/g]
const ofWidget = files
  .filter((file) => !/^(?:embed|ops|studio)\/|^entries\/(?:package|openCashier)\.ts$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
/** `CaptchaFailure` makes its code of the cause. A captcha that the player closed is not reported. */
const ofCaptchas = Object.keys(MESSAGES)
  .filter((why) => why !== 'closed')
  .map((why) => `captcha.${why}`)

it('every code that is reported to the operator is in the table, and every code of the table is reported', () => {
  const codes = REPORTED.flatMap((pattern) => [...ofWidget.matchAll(pattern)].map(([, code = '']) => code))
  expect([...new Set([...codes, ...ofCaptchas])].toSorted()).toEqual(Object.keys(REPORTS).toSorted())
})

it('report() is called with literal codes, except for three known variables', () => {
  const calls = [...ofWidget.matchAll(/\breport\(\s*(?!['{\w]+(?: \? '|:))([\w.]+),/g)].map(([, code = '']) => code)
  expect([...new Set(calls)].toSorted()).toEqual(['code', 'failure.code', 'settings'])
})

it('the event `problem` is sent by report() only, so every problem also reaches `errorReporting` and the console', () => {
  const senders = files.filter((file) => /\btrack\(\s*'problem'/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(senders).toEqual(['app/createReport.ts'])
})

it.each(Object.entries(REPORTS))('%s has a cause and a remedy, in sentences', (_, row) => {
  for (const text of [row.cause, row.todo]) expect(text).toMatch(/^["`\p{Lu}].*[.]$/u)
})
