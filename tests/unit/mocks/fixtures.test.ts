import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANSWERS, HOST_PAYLOADS, ICONS, METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { layoutFiles } from '../../../mocks/cashier/layoutFiles.ts'
import { problemsOf, type Shape } from '../../../mocks/cashier/problemsOf.ts'
import { WIRE_CALLS } from '../../../mocks/cashier/wireNames.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import { ANSWER as BANK_GET } from '../../../schemas/calls/bankGet.ts'
import { ANSWER as DEPOSIT_CHECK } from '../../../schemas/calls/depositCheck.ts'
import { ANSWER as DEPOSIT_CREATE } from '../../../schemas/calls/depositCreate.ts'
import { ANSWER as DEPOSIT_LIMITS } from '../../../schemas/calls/depositLimits.ts'
import { ANSWER as DEPOSIT_PREPARE } from '../../../schemas/calls/depositPrepare.ts'
import { ANSWER as DEPOSIT_STATUS } from '../../../schemas/calls/depositStatus.ts'
import { ANSWER as COUNTRIES } from '../../../schemas/calls/methodsCountrySelectorV2.ts'
import { ANSWER as METHODS } from '../../../schemas/calls/methodsPaymentV5.ts'
import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { SERVER_FIELD, WIRE_FIELD } from '../../../schemas/calls/serverField.ts'
import { ANSWER as SESSION } from '../../../schemas/calls/sessionStart.ts'
import { LOADED } from '../../../schemas/host/loaded.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'

const answerShapes: Record<string, Shape> = {
  'methods-payment-v5': METHODS,
  'methods-country-selector-v2': COUNTRIES,
  'session-start': SESSION,
  'deposit-create': DEPOSIT_CREATE,
  'deposit-limits': DEPOSIT_LIMITS,
  'deposit-prepare': DEPOSIT_PREPARE,
  'deposit-check': DEPOSIT_CHECK,
  'deposit-status': DEPOSIT_STATUS,
  'bank-get': BANK_GET,
}

const FOLDER = 'fixtures/methods'
const folders = METHOD_FOLDERS.map((folder) => [folder.name, folder] as const)

it.each(readdirSync(FOLDER))('the folder %s has its files, and each can be read', (name) => {
  const files = ['method.json', 'cashier.json', 'story.json'].map((file) =>
    readFileSync(join(FOLDER, name, file), 'utf8'),
  )
  const [method, cashier, story] = files.map((text) => JSON.parse(text))
  expect(METHOD_FOLDERS.find((folder) => folder.name === name)).toMatchObject({ method, cashier, story })
})

describe.each(folders)('the method %s', (name, { cashier, layouts, method, story }) => {
  it('has the shape of a payment method, and the name of its folder', () => {
    expect(problemsOf(PAYMENT_METHOD, method)).toEqual([])
    expect(method.fields?.flatMap((field) => problemsOf(SERVER_FIELD, field))).toEqual([])
    expect(method.name).toBe(name)
  })

  it('is named in three languages and has icons that exist', () => {
    expect(Object.keys(isRecord(method.text) ? method.text : {})).toEqual(['en', 'es', 'ar'])
    for (const { iconId } of method.iconIds ?? []) expect(ICONS).toHaveProperty([String(iconId)])
    expect(method.iconIds).not.toHaveLength(0)
  })

  it('has a story for the country and currency in which it is offered', () => {
    if (story === undefined) throw new Error(`${name} has no story.`)
    expect(method.amount_rules).toHaveProperty(story.currency)
    expect(cashier.countries ?? [story.country]).toContain(story.country)
    expect(SCENARIOS).toHaveProperty(story.scenario)
    expect(story.steps).not.toHaveLength(0)
    const calls = story.steps.flatMap((step) => ('sent' in step ? [step.sent.call] : []))
    for (const call of calls) expect(WIRE_CALLS).toHaveProperty([call])
  })

  it('has answers of the right shape', () => {
    for (const answer of cashier.answers) expect(problemsOf(DEPOSIT_CREATE, answer)).toEqual([])
    expect(problemsOf(DEPOSIT_PREPARE, cashier.prepare ?? {})).toEqual([])
    expect(cashier.prepare?.fields?.flatMap((field) => problemsOf(WIRE_FIELD, field)) ?? []).toEqual([])
    for (const bank of Object.values(cashier.bins ?? {})) expect(problemsOf(BANK_GET, bank)).toEqual([])
    for (const limits of Object.values(cashier.limits ?? {}))
      expect(problemsOf(PAYMENT_METHOD.properties.limits, limits)).toEqual([])
  })

  it('uses only what the catalogue knows in its layouts', () => {
    for (const [screen, document] of Object.entries(layouts)) {
      expect(document).toMatchObject({ layout: 1, screen })
      for (const node of nodesOf(document)) expect(problemOfNode(node)).toEqual([])
    }
  })
})

it('has ten methods or more, three of them with their own screens', () => {
  expect(METHOD_FOLDERS.length).toBeGreaterThanOrEqual(10)
  expect(METHOD_FOLDERS.filter(({ layouts }) => Object.keys(layouts).length > 0).length).toBeGreaterThanOrEqual(3)
})

it.each(Object.keys(answerShapes))('the answer of %s has its shape', (call) => {
  expect(problemsOf(answerShapes[call] ?? {}, ANSWERS[call])).toEqual([])
})

it.each(Object.keys(HOST_PAYLOADS))('the host payload %s has its shape', (name) => {
  expect(problemsOf(LOADED, HOST_PAYLOADS[name])).toEqual([])
})

it.each(Object.entries(ICONS))('the icon %s is 40 by 40, without style and script', (_, svg) => {
  expect(svg).toContain('viewBox="0 0 40 40"')
  expect(svg).not.toMatch(/style|script|href|on\w+=/)
})

it('publishes its layouts by content, and breaks them as the scenario says', async () => {
  const { documents, index } = await layoutFiles()
  const rows = JSON.parse(index ?? '').layouts
  expect(rows.length).toBe(documents.size)
  for (const { file } of rows)
    expect(file).toMatch(/^[A-Za-z0-9_-]+-(?:deposit-redirect|deposit-invoice|complete)\.[a-f0-9]{16}\.json$/)
  expect((await layoutFiles('missing')).index).toBeUndefined()
  const newer = await layoutFiles(SCENARIOS.layoutNewer.layouts)
  for (const text of newer.documents.values()) expect(JSON.parse(text).layout).toBe(2)
})

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isRecord(value)) return []
  return [...('type' in value ? [value] : []), ...Object.values(value).flatMap(nodesOf)]
}

function problemOfNode({ ariaLabel, children, fallback, id, type, when, ...props }: Record<string, unknown>): string[] {
  const rule = type === 'field' ? fields[props.kind as keyof typeof fields] : blocks[type as keyof typeof blocks]
  if (!rule) return [`${type} is no node type`]
  const shape: Shape = rule.props
  return problemsOf({ ...shape, properties: { ...shape.properties, type: {} } }, props)
}

it('has at least ten coins on eight networks, one with a memo, each with its story', () => {
  const crypto = METHOD_FOLDERS.filter(({ method }) => method.category === 'crypto')
  expect(new Set(crypto.map(({ method }) => method.network)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(crypto.map(({ name }) => name.split('_')[0])).size).toBeGreaterThanOrEqual(10)
  expect(crypto.some(({ cashier }) => JSON.stringify(cashier).includes('"memo"'))).toBe(true)
})
