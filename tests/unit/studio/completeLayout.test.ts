import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { completeLayout } from '../../../src/studio/editor/completeLayout.ts'

/** What completion offers where the bar is. */
function offered(text: string, fields: readonly string[] = []) {
  const pos = text.indexOf('|')
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] })
  const found = completeLayout({ pos, state }, fields)
  return (
    found && {
      ...found,
      labels: found.options.map(({ label }) => label),
      replaced: state.sliceDoc(found.from, found.to),
    }
  )
}

const inBody = (node: string) => `{ "layout": 1, "screen": "deposit.redirect", "body": [${node}] }`

describe('completion', () => {
  it.each([
    ['the types of nodes', inBody('{ "type": "su|" }'), 'submit'],
    ['the kinds of fields', inBody('{ "type": "field", "kind": "|" }'), 'phone'],
    ['the members of a node, by its type', inBody('{ "type": "submit", "|" }'), 'busyLabel'],
    ['the members of a field, by its kind', inBody('{ "type": "field", "kind": "text", "|": 1 }'), 'autoComplete'],
    ['the members where a quote is missing', inBody('{ "type": "submit", | }'), 'onPress'],
    ['the parts of the screen', inBody('{ "use": "|" }'), 'payment.notes'],
    ['the screens', '{ "layout": 1, "screen": "|" }', 'deposit.redirect'],
    ['translation keys', inBody('{ "type": "text", "text": "form.dep|" }'), 'form.deposit.submit'],
    ['the words of a choice', inBody('{ "type": "button", "tone": "|" }'), 'quiet'],
    ['actions', inBody('{ "type": "button", "onPress": [{ "do": "|" }] }'), 'deposit.create'],
    ['the arguments of an action', inBody('{ "type": "button", "onPress": [{ "do": "navigate", "|" }] }'), 'to'],
    ['paths', inBody('{ "type": "text", "text": { "$": "limits.m|" } }'), 'limits.min'],
    ['paths inside a condition', inBody('{ "type": "text", "when": "limits.known && form.v|" }'), 'form.valid'],
    [
      'paths in the arguments of a text',
      inBody('{ "type": "text", "text": { "t": "a", "args": { "x": "user.c|" } } }'),
      'user.currency',
    ],
    ['nodes inside a container', inBody('{ "type": "stack", "children": [{ "type": "|" }] }'), 'heading'],
    ['nodes inside a case', inBody('{ "type": "switch", "cases": { "a": [{ "type": "|" }] } }'), 'heading'],
  ])('offers %s', (_, text, wanted) => {
    expect(offered(text)?.labels).toContain(wanted)
  })

  it('offers the fields of the document and of the method as paths', () => {
    const text = inBody('{ "type": "field", "kind": "text", "name": "email" }, { "type": "text", "when": "|" }')
    expect(offered(text, ['iban'])?.labels).toEqual(expect.arrayContaining(['form.fields.email', 'form.fields.iban']))
  })

  it('offers a field whose name is no word in brackets and quotes, as JSON writes them', () => {
    const inPath = inBody('{ "type": "text", "text": { "$": "form.fi|" } }')
    expect(offered(inPath, ['payer.name'])?.labels).toContain('form.fields[\\"payer.name\\"]')
    const half = offered(inBody('{ "type": "text", "when": "form.fields[\\"pay|" }'), ['payer.name'])
    expect(half?.replaced).toBe('form.fields[\\"pay')
    expect(half?.labels).toContain('form.fields[\\"payer.name\\"]')
  })

  it('does not offer a member that the node has', () => {
    expect(offered(inBody('{ "type": "submit", "label": "x", "|" }'))?.labels).not.toContain('label')
  })

  it('replaces only the word of an expression, and the whole of a name', () => {
    expect(offered(inBody('{ "type": "text", "when": "limits.known && form.v|" }'))?.replaced).toBe('form.v')
    expect(offered(inBody('{ "type": "su|bmt" }'))?.replaced).toBe('submt')
  })

  it('writes the quotes where there are none', () => {
    const found = offered(inBody('{ "type": "submit", | }'))
    expect(found?.options.find(({ label }) => label === 'onPress')?.apply).toBe('"onPress": ')
  })
})
