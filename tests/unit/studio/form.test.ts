import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { controlKind, firstValue } from '../../../src/studio/form/controlKind.ts'
import { formSchemaAt } from '../../../src/studio/form/FormSchema.ts'
import { FormStore } from '../../../src/studio/form/FormStore.ts'
import { outlineOf } from '../../../src/studio/form/outline.ts'
import { foundIn, paletteEntries } from '../../../src/studio/form/paletteEntries.ts'
import { placesOf, placesOnTheWay } from '../../../src/studio/form/places.ts'
import { withFreeNames } from '../../../src/studio/form/withFreeNames.ts'
import { StudioStore } from '../../../src/studio/StudioStore.ts'

const FOLDERS = readMethodFolders(['fixtures/methods'])
const LAYOUT = 'layouts/deposit.redirect.json'
const formFor = (name: string, path = LAYOUT) => {
  const studio = new StudioStore(FOLDERS, name)
  studio.openFile(path)
  return new FormStore(studio, 'form')
}
const linesOf = (form: FormStore) => form.rows.map(({ level, title }) => `${'  '.repeat(level - 1)}${title}`)

describe('the outline', () => {
  it('lists the blocks and fields of a screen, with their lists', () => {
    const lines = linesOf(formFor('address_card'))
    expect(lines.slice(0, 6)).toEqual([
      'Screen',
      '  Heading',
      '  Split',
      '    Stack',
      '      Part: Payment amount',
      '      Text field',
    ])
  })

  it('has a line for each case of a switch, for an empty list and for a fallback', () => {
    const text = { type: 'text', text: 'empty.text' }
    const body = [
      { type: 'switch', on: 'deposit.status', cases: { processed: [text] }, else: [], fallback: { type: 'note' } },
    ]
    expect(outlineOf(LAYOUT, { body }).map(({ kind, pointer, title }) => `${kind} ${pointer} ${title}`)).toEqual([
      'document  Screen',
      'node /body/0 Switch',
      'list /body/0/cases/processed Case processed',
      'node /body/0/cases/processed/0 Text',
      'list /body/0/else Else',
      'node /body/0/fallback Fallback: Note',
    ])
  })

  it('lists the fields of a method and the steps of a story', () => {
    expect(linesOf(formFor('address_card', 'method.json')).slice(0, 3)).toEqual([
      'Method',
      '  Fields',
      '    Text field',
    ])
    expect(linesOf(formFor('address_card', 'story.json')).slice(2, 3)).toEqual(['    Open'])
  })
})

describe('the controls', () => {
  it('offers no removal of what a file must have', () => {
    expect(formSchemaAt(LAYOUT, FOLDERS[0]?.files[LAYOUT] ?? {}, '').required).toEqual([
      'layout',
      'id',
      'screen',
      'body',
    ])
    expect(formSchemaAt('layouts/parts/mine.json', {}, '').required).toContain('part')
  })

  it.each([
    ['words', '/body/0/text'],
    ['choice', '/body/1/children/0/gap'],
    ['number', '/body/0/level'],
    ['line', '/body/0/source'],
    ['line', '/body/0/when'],
    ['list', '/body/1/children/0/children/1/rules'],
    ['plainList', '/body/1/children/0/children/2/only'],
    ['members', '/body/1/children/0/children/3/widths'],
    ['flag', '/body/0/optional'],
  ])('are of the kind %s for %s', (kind, pointer) => {
    const { file } = formFor('address_card')
    const value = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((inner, step) => Object(inner)[step], file.root)
    expect(controlKind(formSchemaAt(LAYOUT, file.root, pointer), value)).toBe(kind)
  })

  const members = [...Object.values(blocks), ...Object.values(fields)].flatMap(({ examples, props }) =>
    Object.entries(props.properties as object).map(
      ([name, schema]) => [String(Object(examples[0]).kind ?? Object(examples[0]).type), name, schema] as const,
    ),
  )

  it.each(members)('%s.%s has one of its own, not JSON', (_, __, schema) => {
    expect(controlKind(schema, undefined)).not.toBe('json')
  })

  it('begin with an example, or with the least that the schema asks for', () => {
    expect(firstValue({ type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 1 } } })).toEqual(
      { a: 1 },
    )
    expect(firstValue({ examples: ['x'] })).toBe('x')
  })
})

describe('the palette', () => {
  const offered = (name: string, list: string, index: number) =>
    paletteEntries(LAYOUT, formFor(name).file.root, { list, index }).map(({ title }) => title)

  it('offers only what the check allows at the place', () => {
    const titles = offered('address_card', '/body', 1)
    expect(titles).toEqual(expect.arrayContaining(['Note', 'Text field', 'Dropdown field']))
    // A second submit, a step outside of steps, an invoice's block and a tile without a list are mistakes.
    for (const title of ['Submit', 'Step', 'Copy row', 'Method tile', 'Payment submit'])
      expect(titles).not.toContain(title)
  })

  it('gives an inserted field a name that is free, and references inside the same', () => {
    const entry = paletteEntries(LAYOUT, formFor('address_card').file.root, { list: '/body', index: 1 })
    expect(Object(entry.find(({ title }) => title === 'Country field')?.node).name).toBe('country2')
    expect(withFreeNames({ name: 'a', show: 'form.fields.a == "x"' }, { name: 'a' })).toEqual({
      name: 'a2',
      show: 'form.fields.a2 == "x"',
    })
  })

  it('finds an entry by words of its title and its description', () => {
    const all = paletteEntries(LAYOUT, formFor('address_card').file.root, { list: '/body', index: 1 })
    expect(foundIn(all, 'stacked vertically').map(({ title }) => title)).toEqual(['Stack'])
  })
})

describe('moving a line', () => {
  it('passes every place once, and none inside itself', () => {
    const { file, rows } = formFor('address_card')
    const places = placesOf(file.root, rows)
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
    const down = placesOnTheWay(places, '/body/1', 'down')
    expect(down[0]).toEqual({ list: '/body/2/children', index: 0 })
    expect(placesOnTheWay(places, '/body/1', 'up')).toEqual([{ list: '/body', index: 0 }])
  })

  it('goes one place up or down, into a container and out of it, and says where it is', () => {
    const form = formFor('address_card')
    form.step('/body/1/children/1/children/1', 'up')
    expect(form.pointer).toBe('/body/1/children/1/children/0')
    expect(form.announcement).toBe('Note: now 1 of 2 in Stack.')
    form.step('/body/1/children/1/children/0', 'up')
    expect(form.pointer).toBe('/body/1/children/1')
  })

  it('skips the places that the check refuses, and says when there is none left', () => {
    const form = formFor('address_card')
    form.step('/body/0', 'up')
    expect(form.announcement).toBe('Heading can’t go further up.')
    expect(form.mayMove('/body/1', { list: '/body/1/children', index: 0 })).toBe(false)
  })

  it('keeps the fields of a method among themselves', () => {
    const form = formFor('address_card', 'method.json')
    form.step('/fields/0', 'down')
    expect(Object(form.file.root).fields.slice(0, 2)).toEqual([
      { name: 'country', type: 'text' },
      { name: 'holder', type: 'text' },
    ])
  })
})

describe('the form of a file', () => {
  it('says why there is none if the file is not JSON', () => {
    const form = formFor('address_card')
    form.edit('{ "layout": 1, }')
    expect(form.file.mistake).toBe('Nothing follows this comma. Remove it.')
  })

  it('selects the line around a value, and shows a finding at its value', () => {
    const form = formFor('address_card')
    form.select('/body/0/text/$')
    expect(form.selected?.title).toBe('Heading')
    const text = form.studio.text.replace('"level": 2', '"level": 9')
    form.edit(text)
    const line = text.slice(0, text.indexOf('9,')).split('\n')
    const place = { line: line.length, column: (line.at(-1)?.length ?? 0) + 1 }
    form.studio.setFindings({ [LAYOUT]: [{ code: 'E01', message: 'm', place, where: 'w' }] })
    expect([...form.findings.keys()]).toEqual(['/body/0/level'])
  })
})
