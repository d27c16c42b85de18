import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { listNodes } from '../../../src/ops/document/listNodes.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../src/studio/source/editJson.ts'
import { valueAt } from '../../../src/studio/source/Pointer.ts'

const SPREAD = `{
  "id": "a",
  "body": [
    {
      "type": "stack",
      "children": [
        { "type": "text", "text": "a.b" }
      ]
    },
    { "type": "note", "text": { "text": { "en": "Hi" } } }
  ]
}
`

describe('an edit of JSON changes only its place', () => {
  it.each([
    ['replaces a value', '/id', 'b', SPREAD.replace('"a"', '"b"')],
    ['adds a member on a line of its own', '/screen', 'x', SPREAD.replace(/\n\}\n$/, ',\n  "screen": "x"\n}\n')],
    [
      'adds a member on the line of the others',
      '/body/1/tone',
      'warn',
      SPREAD.replace('"Hi" } } }', '"Hi" } }, "tone": "warn" }'),
    ],
    [
      'adds the objects around a value',
      '/body/0/ariaLabel/text/en',
      'Name',
      SPREAD.replace(
        '      ]\n    }',
        '      ],\n      "ariaLabel": {\n        "text": {\n          "en": "Name"\n        }\n      }\n    }',
      ),
    ],
    [
      'writes a list of plain values on one line',
      '/only',
      ['CA', 'US'],
      SPREAD.replace(/\n\}\n$/, ',\n  "only": ["CA", "US"]\n}\n'),
    ],
  ])('%s', (_, pointer, value, wanted) => {
    expect(setValue(SPREAD, pointer, value)).toBe(wanted)
  })

  it('removes a member with its comma', () => {
    expect(removeValue(SPREAD, '/id')).toBe(SPREAD.replace('\n  "id": "a",', ''))
    expect(removeValue(SPREAD, '/body/1/text')).toBe(SPREAD.replace(', "text": { "text": { "en": "Hi" } }', ''))
  })

  it('leaves no blank lines in a list that has lost its only item', () => {
    expect(removeValue(SPREAD, '/body/0/children/0')).toContain('"children": []')
  })

  it('inserts an item before, after and into an empty list', () => {
    const value = { type: 'qr', value: 'x' }
    const lines = '{\n      "type": "qr",\n      "value": "x"\n    }'
    expect(insertItem(SPREAD, '/body', 1, value)).toBe(
      SPREAD.replace('    { "type": "note"', `    ${lines},\n    { "type": "note"`),
    )
    expect(insertItem(SPREAD, '/body', 2, value)).toBe(SPREAD.replace('} } }\n  ]', `} } },\n    ${lines}\n  ]`))
    expect(insertItem('{ "body": [] }', '/body', 0, value)).toBe('{ "body": [{ "type": "qr", "value": "x" }] }')
  })

  it('gives back the source where the place does not exist', () => {
    expect(removeValue(SPREAD, '/body/7')).toBe(SPREAD)
    expect(setValue('', '/a', 1)).toBe('')
    expect(insertItem(SPREAD, '/id', 0, {})).toBe(SPREAD)
  })
})

describe('a move', () => {
  it('keeps the text of the item, with the indentation of its new place', () => {
    const { pointer, source } = moveItem(SPREAD, '/body/0', '/body', 2)
    expect(pointer).toBe('/body/1')
    expect(source).toBe(`{
  "id": "a",
  "body": [
    { "type": "note", "text": { "text": { "en": "Hi" } } },
    {
      "type": "stack",
      "children": [
        { "type": "text", "text": "a.b" }
      ]
    }
  ]
}
`)
  })

  it('goes into another container, also one after it, whose place changes by the move', () => {
    const into = moveItem(SPREAD, '/body/1', '/body/0/children', 1)
    expect(into.pointer).toBe('/body/0/children/1')
    expect(into.source).toContain(`        { "type": "text", "text": "a.b" },
        { "type": "note", "text": { "text": { "en": "Hi" } } }
      ]`)
    const swapped = moveItem(SPREAD, '/body/0', '/body', 2).source
    expect(moveItem(swapped, '/body/0', '/body/1/children', 0).pointer).toBe('/body/0/children/0')
  })

  it('indents the lines of the item as its new place has them', () => {
    const deep = insertItem(SPREAD, '/body/0/children', 1, { type: 'qr', value: 'x' })
    expect(moveItem(deep, '/body/0/children/1', '/body', 0).source).toBe(
      SPREAD.replace('[\n    {', '[\n    {\n      "type": "qr",\n      "value": "x"\n    },\n    {'),
    )
  })

  it('does not go into itself', () => {
    expect(moveItem(SPREAD, '/body/0', '/body/0/children', 0)).toEqual({ source: SPREAD, pointer: '/body/0' })
  })
})

const LAYOUTS = readMethodFolders(['fixtures/methods'])
  .flatMap(({ files }) => Object.entries(files))
  .filter(([path]) => path.startsWith('layouts/'))
  .map(([, source]) => source)

describe('the documents of all fixtures', () => {
  const layout = fc.constantFrom(...LAYOUTS)

  it('every move moves one node and loses none', () => {
    fc.assert(
      fc.property(layout, fc.nat(), fc.nat(), (source, a, b) => {
        const nodes = listNodes(JSON.parse(source)).filter(({ part }) => part === undefined)
        const from = nodes[a % nodes.length]!.pointer
        const to = nodes[b % nodes.length]!.pointer
        const list = to.slice(0, to.lastIndexOf('/'))
        fc.pre(/\/\d+$/.test(from) && /\/\d+$/.test(to) && !`${list}/`.startsWith(`${from}/`))
        const moved = moveItem(source, from, list, Number(to.slice(list.length + 1)))
        const root: unknown = JSON.parse(moved.source)
        expect(valueAt(root, moved.pointer)).toEqual(valueAt(JSON.parse(source), from))
        expect(listNodes(root).length).toBe(listNodes(JSON.parse(source)).length)
      }),
    )
  })

  it('a member that is set and removed again leaves the file as it was', () => {
    fc.assert(
      fc.property(layout, fc.nat(), (source, a) => {
        const nodes = listNodes(JSON.parse(source)).filter(({ part }) => part === undefined)
        const at = `${nodes[a % nodes.length]!.pointer}/added`
        expect(removeValue(setValue(source, at, { en: 'x' }), at)).toBe(source)
      }),
    )
  })
})
