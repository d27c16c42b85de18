import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ALL_ACTIONS } from '../../../schemas/layout/actions/index.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { SHARED } from '../../../schemas/layout/slots.ts'
import { editorSchema } from '../../../src/ops/editorSchema.ts'

/** Validates in a separate process, like an editor: Ajv generates code from strings, which this suite forbids. */
function verdictsBy(tasks: readonly (readonly [schema: unknown, values: readonly unknown[]])[]): boolean[][] {
  const program = `
    import { Ajv } from 'ajv'
    const tasks = JSON.parse(await new Promise((done) => {
      let text = ''
      process.stdin.on('data', (chunk) => (text += chunk)).on('end', () => done(text))
    }))
    const ajv = new Ajv({ strict: false })
    const answers = tasks.map(([schema, values]) => values.map((value) => ajv.validate(schema, value)))
    console.log(JSON.stringify(answers))`
  const input = JSON.stringify(tasks)
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { input, encoding: 'utf8' }))
}

const verdicts = (documents: readonly unknown[]): boolean[] => verdictsBy([[editorSchema(), documents]]).flat()

const layouts = Object.values(
  import.meta.glob('/{schemas/layouts,fixtures/methods/*/layouts}/*.json', { eager: true, import: 'default' }),
)

it('takes every layout that ships, and every example of the catalogue', () => {
  const examples = [...Object.values(blocks), ...Object.values(fields)].flatMap(
    (type) => type.examples as readonly object[],
  )
  const documents = examples.map((node) => ({ layout: 1, id: 'example', screen: 'empty', body: [node] }))
  const all = verdicts([...layouts, ...documents])
  expect(all.length).toBeGreaterThan(40)
  expect(all).toEqual(all.map(() => true))
})

it('refuses a misspelt property, deep inside too, and says what each type is for', () => {
  const within = (node: object) => ({
    layout: 1,
    id: 'wrong',
    screen: 'empty',
    body: [{ type: 'switch', on: 'user.lang', cases: { en: [{ type: 'stack', children: [node] }] } }],
  })
  expect(
    verdicts([within({ type: 'text', text: 'empty.text' }), within({ type: 'text', txet: 'empty.text' })]),
  ).toEqual([true, false])
  const { definitions } = editorSchema() as { definitions: Record<string, { description?: string }> }
  expect(definitions.heading?.description).toMatch(/^A heading/)
  const { button } = definitions as { button?: { properties: { label: object } } }
  expect(button?.properties.label).toMatchObject({ description: 'The label.' })
})

it('O5 offers the parts by name wherever nodes are listed, each with what it is', () => {
  const document = (node: object) => ({ layout: 1, id: 'a', screen: 'deposit.redirect', body: [node] })
  const stack = (node: object) => document({ type: 'stack', children: [node] })
  expect(
    verdicts([
      document({ use: 'payment.notes' }),
      stack({ use: 'payment.notes' }),
      document({ use: 'payment.note' }),
      document({ use: 'payment.notes', when: 'env.online' }),
    ]),
  ).toEqual([true, true, false, false])
  expect(JSON.stringify(editorSchema())).toContain('"const":"payment.submit","description":"The submit button')
})

it('gives examples of texts, rules, masks and commands that are as their schemas say', () => {
  const pieces = Object.entries<{ readonly examples: readonly unknown[] }>({ ...SHARED, ...ALL_ACTIONS })
  const answers = verdictsBy(pieces.map(([, piece]) => [piece, piece.examples]))
  const wrong = pieces.filter((_, index) => !answers[index]?.length || answers[index].includes(false))
  expect(wrong.map(([name]) => name)).toEqual([])
})

it('knows the pages that a button may open', () => {
  const opens = (to: string) => ({
    layout: 1,
    id: 'page',
    screen: 'empty',
    body: [{ type: 'button', label: 'empty.refresh', onPress: [{ do: 'navigate', to }] }],
  })
  expect(verdicts([opens('depositListPage'), opens('depositListPge')])).toEqual([true, false])
})
