import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadStates, statesOf } from '../../../../src/forms/states.ts'
import { formWith, textsOf } from '../../features/builders.ts'

const words = (en: string) => ({ text: { en } })
const COUNTRY = { type: 'field', kind: 'country', name: 'payer.country', label: words('Country'), default: 'US' }
const STATE = {
  ...{ type: 'field', kind: 'state', name: 'state', label: words('State') },
  country: { $: 'form.fields["payer.country"]' },
}

async function open(state: object = STATE) {
  const { form } = formWith([COUNTRY, state], { texts: await textsOf() })
  const view = form.view('state')!
  return { form, view, state: form.field('state')!, choose: (code: string) => form.field('payer.country')?.set(code) }
}

it('is a text until the table has loaded', async () => {
  // Other tests may have loaded the table.
  vi.resetModules()
  const { formWith, textsOf } = await import('../../features/builders.ts')
  const { form } = formWith([COUNTRY, STATE], { texts: await textsOf() })
  expect(form.view('state')?.choices).toBeUndefined()
})

describe('the state of the selected country', () => {
  beforeAll(() => loadStates())

  it.each([
    ['AU', 8, 'NSW', 'New South Wales'],
    ['BR', 27, 'SP', 'São Paulo'],
    ['CA', 13, 'QC', 'Quebec'],
    ['IN', 36, 'MH', 'Maharashtra'],
    ['MX', 32, 'JAL', 'Jalisco'],
    ['US', 51, 'CA', 'California'],
  ])(
    'is one of the list of %s, in the order of the names, and sent as its code',
    async (country, count, code, name) => {
      const { form, state, view, choose } = await open()
      choose(country)
      expect(view.choices).toHaveLength(count)
      expect(view.choices).toContainEqual({ text: name, value: code })
      const names = view.choices?.map(({ text }) => text) ?? []
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
      state.set(code)
      expect(state.broken).toBeUndefined()
      expect(form.values().state).toBe(code)
      expect(view.words).toBe(name)
    },
  )

  it('is a text in other countries', async () => {
    const { form, state, view, choose } = await open()
    choose('DE')
    expect(view.choices).toBeUndefined()
    state.set('Bayern')
    expect(form.values().state).toBe('Bayern')
  })

  it('is chosen again after the country has changed', async () => {
    const { state, view, choose } = await open()
    state.set('CA')
    choose('BR')
    expect(state.value).toBe('')
    expect(view.choices).toContainEqual({ text: 'Acre', value: 'AC' })
  })

  it('may be given by its name, with or without accents', async () => {
    const { state, choose } = await open()
    choose('BR')
    state.set('sao paulo')
    expect(state.value).toBe('SP')
  })

  it('is a part of an address', async () => {
    const address = { type: 'address', country: { $: 'form.fields["payer.country"]' } }
    const { view, choose } = await open(address)
    expect(view.choices).toHaveLength(51)
    expect(view.labelKey).toBe('address.state')
    choose('CA')
    expect(view.labelKey).toBe('address.province')
    expect(view.choices).toHaveLength(13)
  })
})

it('has a table for the countries whose providers require the state, and for no others', () => {
  expect(['DE', 'JP', 'MY', ''].map((country) => statesOf(country))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
