import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../mocks/cashier/problemsOf.ts'
import * as CHECK from '../../../schemas/calls/withdrawalCheck.ts'
import * as STATUS from '../../../schemas/calls/withdrawalStatus.ts'
import { INCOMING_MESSAGES } from '../../../schemas/host/incoming.ts'
import { OUTGOING } from '../../../schemas/host/outgoing.ts'
import { ALL_ACTIONS } from '../../../schemas/layout/actions/index.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { SHARED } from '../../../schemas/layout/slots.ts'
import { referencePages } from '../../../src/ops/reference/referencePages.ts'
import { writtenPages } from '../../../src/ops/writeReference.ts'

const PAGES = referencePages()

const code = Object.values(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).join('\n')

describe('the reference', () => {
  it.each([...PAGES])('%s is as the schemas say', (file, text) => {
    const stands = readFileSync(`schemas/reference/${file}`, 'utf8')
    expect(stands === text, `schemas/reference/${file} is not what the schemas say: run \`npm run reference\``).toBe(
      true,
    )
  })

  it.each([
    ['withdrawal-status', STATUS],
    ['withdrawal-check', CHECK],
  ] as const)('N22 D-34 says what %s asks and answers, with examples that fit, and its errors', (name, schemas) => {
    const [, section = ''] = (PAGES.get('calls.md') ?? '').split(`\n## ${name}\n`)
    const [own = ''] = section.split('\n## ')
    const [, request = '', answer = ''] = own.split(/\nThe (?:request|response):\n/)
    const examplesIn = (text: string) =>
      (/```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '').split('\n').map((line): unknown => JSON.parse(line))
    for (const [text, schema] of [
      [request, schemas.REQUEST],
      [answer, schemas.ANSWER],
    ] as const) {
      for (const member of Object.keys(schema.properties)) expect(text).toContain(`| \`${member}\` |`)
      for (const example of examplesIn(text)) expect(problemsOf(schema, example)).toEqual([])
    }
    expect(own).toMatch(/\nErrors: \w/)
    expect(PAGES.get('README.md')).toContain('calls.md')
  })

  it('has no page that nothing makes', () => {
    expect(writtenPages('schemas/reference').toSorted()).toEqual([...PAGES.keys()].toSorted())
  })

  it('describes every member and every entry', () => {
    const silent = [...PAGES].flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => /^\|.*\|\s+\|$/.test(line))
        .map((line) => `${file}: ${line} — give this member a \`description\` in its schema`),
    )
    expect(silent).toEqual([])
    expect([...PAGES.values()].join('').match(/^\| `/gm)?.length).toBeGreaterThan(350)
  })

  it('shows every block, field, value and action in an example', () => {
    const parts = ['blocks.md', 'fields.md', 'values.md', 'actions.md'].flatMap((file) => {
      const sections = (PAGES.get(file) ?? '').split('\n## ').slice(1)
      return sections.filter((text) => !text.startsWith('Every field')).map((text) => [file, text] as const)
    })
    const all = [blocks, fields, SHARED, ALL_ACTIONS].flatMap((list) => Object.keys(list))
    expect(parts).toHaveLength(all.length)
    const bare = parts
      .filter(([, text]) => !text.includes('```json'))
      .map(([file, text]) => `${file} ${text.slice(0, 20)}`)
    expect(bare).toEqual([])
  })

  it('links to headings that are there', () => {
    const anchors = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title))
    const slug = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-')
    const lost = [...PAGES].flatMap(([from, text]) =>
      [...text.matchAll(/\]\(([\w.]*)#([\w-]+)\)/g)]
        .filter(([, to, anchor = '']) => !anchors(PAGES.get(to || from) ?? '').includes(anchor))
        .map(([link]) => `${from}: ${link}`),
    )
    expect(lost).toEqual([])
  })

  it('says which messages this release does not send, and which it ignores', () => {
    const unsaid = Object.keys(OUTGOING).filter((name) => !code.includes(`messageType: '${name}'`))
    const toldUnsaid = Object.entries(OUTGOING).filter(([, { description }]) => description.includes('Not said'))
    const ask = (words: string) => `say "${words}" of exactly these messages in schemas/host, as nothing in src does it`
    expect(
      toldUnsaid.map(([name]) => name),
      ask('Not said in this release.'),
    ).toEqual(unsaid)
    const deaf = Object.keys(INCOMING_MESSAGES).filter((name) => !code.includes(`bridge.on('${name}'`))
    const toldDeaf = Object.entries(INCOMING_MESSAGES).filter(([, { description }]) =>
      description.includes('without effect'),
    )
    expect(
      toldDeaf.map(([name]) => name),
      ask('without effect in this release'),
    ).toEqual(deaf)
  })
})
