import { describe, expect, it } from 'vitest'
import { linkedText } from '../../../renderers/ui/text/linkedText.ts'

const terms = { text: 'the terms', url: 'https://bank.example/terms' }
const privacy = { text: 'the notice', url: 'https://bank.example/privacy' }

describe('linkedText', () => {
  it('replaces each placeholder by its link', () => {
    const parts = linkedText('I accept {terms} and {privacy}.', { terms, privacy })
    expect(parts).toEqual(['I accept ', terms, ' and ', privacy, '.'])
  })

  it('accepts a link at either end, twice, and side by side', () => {
    expect(linkedText('{terms}{terms} or {terms}', { terms })).toEqual([terms, terms, ' or ', terms])
  })

  it.each([
    ['I accept {other} and {terms}', ['I accept and ', terms]],
    ['I accept {terms} and {other}.', ['I accept ', terms, ' and.']],
    ['I accept {other}', ['I accept']],
    ['{constructor} of {toString}', [' of']],
  ])('removes an unknown placeholder and the space before it: %s', (text, parts) => {
    expect(linkedText(text, { terms })).toEqual(parts)
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' https://bank.example',
    'data:text/html,x',
    '//bank.example',
    'http://bank.example/terms',
    'https://bank.example@evil.example/',
    '/terms',
    '',
  ])('shows only the text of a link with the unsafe URL %j', (url) => {
    expect(linkedText('I accept {terms} now', { terms: { text: 'the terms', url } })).toEqual([
      'I accept the terms now',
    ])
  })

  it('returns the text if it has no links', () => {
    expect(linkedText('Keep this account')).toEqual(['Keep this account'])
    expect(linkedText('')).toEqual([])
  })
})
