import validateCashier from 'virtual:validate/folder/cashier/CASHIER?full'
import validateStory from 'virtual:validate/folder/story/STORY?full'
import { CASHIER } from '../../schemas/folder/cashier.ts'
import { STORY } from '../../schemas/folder/story.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { nearest } from '../language/nearest.ts'
import { schemaProblems } from '../language/schemaProblems.ts'
import { type FileReport, readThen } from './checkFile.ts'
import type { Finding } from './Finding.ts'
import { unknownCountry, unknownCurrency } from './rules/codes/checkCodes.ts'

/** W17: a `cashier.json`. `names` are the fields of the method and of its documents, whose values the answers may use. */
export function checkCashier(source: string, names: ReadonlySet<string>): FileReport {
  return warningsOf(source, (value) => {
    const codes = cashierCodes(value)
    // Where both report the same value, keep the finding of the code check: it suggests the right code.
    const others = shape(value, validateCashier, Object.keys(CASHIER.properties)).filter(
      ({ pointer }) => !codes.some((one) => one.pointer === pointer),
    )
    return [...others, ...codes, ...strayPlaceholders(value, names)]
  })
}

/** W17: a `story.json`. */
export function checkStory(source: string): FileReport {
  return warningsOf(source, (value) => [
    ...shape(value, validateStory, [...Object.keys(STORY.properties), ...STEP_NAMES]),
    ...storyCodes(value),
  ])
}

/** Turns all findings into warnings: these files are never published, so no mistake in them may stop a publication. */
function warningsOf(source: string, check: (value: unknown) => Finding[]): FileReport {
  const { findings, used } = readThen(source, ({ value }) => ({ findings: check(value) }))
  return { findings: findings.map((one) => ({ ...one, code: 'W17' })), used }
}

const STEP_NAMES = Object.keys(STORY.properties.steps.items.properties)

/** The mock server ignores such a file or a part of it, so a mistake is a warning. */
function shape(value: unknown, validate: Validator, known: readonly string[]): Finding[] {
  if (validate(value)) return []
  return schemaProblems(validate, '', value, () => known).map((problem) => ({ ...problem, code: 'W17' as const }))
}

const finding = (pointer: string, message: string): Finding => ({ code: 'W17', pointer, message })

function codeFinding(pointer: string, code: unknown, reasonOf: (code: string) => string | undefined): Finding[] {
  const reason = typeof code === 'string' ? reasonOf(code) : undefined
  return reason === undefined ? [] : [finding(pointer, reason)]
}

function cashierCodes(value: unknown): Finding[] {
  const { countries, limits } = Object(value)
  const codes: readonly unknown[] = Array.isArray(countries) ? countries : []
  return [
    ...codes.flatMap((code, index) => codeFinding(`/countries/${index}`, code, unknownCountry)),
    ...Object.keys(Object(limits)).flatMap((code) => codeFinding(`/limits/${code}`, code, unknownCurrency)),
  ]
}

function storyCodes(value: unknown): Finding[] {
  const { country, currency } = Object(value)
  return [...codeFinding('/country', country, unknownCountry), ...codeFinding('/currency', currency, unknownCurrency)]
}

/** The placeholders that every answer has. */
const PLACEHOLDERS = ['depositId', 'providerUrl', 'amount', 'currency', 'created', 'withdrawalId']
/** As `mocks/cashier/fillTemplate.ts` reads them: a name may have dots and hyphens, which may also be the text behind it. */
const PLACEHOLDER = /\$(?:\{([\w.-]+)\}|([A-Za-z]\w*(?:[.-]\w+)*))/g

/** Placeholders that the mock server does not replace: the player would see them. */
function strayPlaceholders(value: unknown, names: ReadonlySet<string>): Finding[] {
  const { answers, given } = Object(value)
  const known = [...PLACEHOLDERS, ...names, ...namesIn(value), ...Object.keys(Object(given))]
  const found: Finding[] = []
  visit(answers, '/answers')
  return found

  function visit(part: unknown, pointer: string): void {
    if (typeof part === 'string') found.push(...strayIn(part, pointer))
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) visit(inner, `${pointer}/${key.replaceAll('/', '~1')}`)
  }

  function strayIn(text: string, pointer: string): Finding[] {
    return [...text.matchAll(PLACEHOLDER)].flatMap(([written, braced, plain]) => {
      const name = braced ?? plain ?? ''
      if (known.some((one) => one === name || (plain !== undefined && /^[.-]/.test(behind(one, name))))) return []
      const close = nearest(name, known)
      const hint =
        close === undefined
          ? 'the placeholders are $depositId, $amount, $currency, $created, $providerUrl and the names of fields'
          : `did you mean "$${close}"?`
      return [finding(pointer, `nothing replaces "${written}": ${hint}`)]
    })
  }
}

/** The rest of a text that begins with another; empty if it does not. */
const behind = (start: string, text: string): string => (text.startsWith(start) ? text.slice(start.length) : '')

/** The names of the fields that a file defines, at any depth. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isRecord(value)) return []
  const own = [value.name, value.alias].filter((name) => typeof name === 'string')
  return [...own, ...Object.values(value).flatMap(namesIn)]
}
