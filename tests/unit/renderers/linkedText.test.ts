import { describe, expect, it } from 'vitest'
import { linkedText } from '../../../renderers/ui/text/linkedText.ts'

const terms = { text: 'the terms', url: 'https://bank.example/terms' }
const privacy = { text: 'the notice', url: 'https://bank.example/privacy' }

describe('linkedText', () => {
  it('puts each link where its name stands', () => {
    const parts = linkedText('I accept {terms} and {privacy}.', { terms, privacy })
    expect(parts).toEqual(['I accept ', terms, ' and ', privacy, '.'])
  })

  it('takes a link at either end, twice, and side by side', () => {
    expect(linkedText('{terms}{terms} or {terms}', { terms })).toEqual([terms, terms, ' or ', terms])
  })

  it.each([
    ['I accept {other} and {terms}', ['I accept and ', terms]],
    ['I accept {terms} and {other}.', ['I accept ', terms, ' and.']],
    ['I accept {other}', ['I accept']],
    ['{constructor} of {toString}', [' of']],
  ])('leaves no gap for a name that nothing is known of: %s', (text, parts) => {
    expect(linkedText(text, { terms })).toEqual(parts)
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' https://bank.example',
    'data:text/html,x',
    '//bank.example',
    '/terms',
    '',
  ])('says the words of a link that leads to %j, without the link', (url) => {
    expect(linkedText('I accept {terms} now', { terms: { text: 'the terms', url } })).toEqual([
      'I accept the terms now',
    ])
  })

  it('is the text alone when it has no links', () => {
    expect(linkedText('Keep this account')).toEqual(['Keep this account'])
    expect(linkedText('')).toEqual([])
  })
})
