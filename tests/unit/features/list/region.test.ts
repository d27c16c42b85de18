import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { region } from '../../../../src/features/list/pages/region.ts'
import type { CoreServices } from '../../../../src/services/CoreServices.ts'
import { session, textsOf } from '../builders.ts'

async function openRegion() {
  const methods = new MethodsStore()
  methods.setCountries(['MX', 'BR', 'AR'].map((code) => ({ code, name: '', currency: '' })))
  const core = {
    methods,
    session: session(),
    texts: await textsOf(),
    site: { staticPath: '/static/' },
  } as unknown as CoreServices
  const open = () => region.open({ core } as Parameters<typeof region.open>[0])
  return { methods, open }
}

const codes = (page: ReturnType<typeof region.open>) => page.scopes.region?.countries.map(({ code }) => code)

it('"search.clear" of the region page shows all countries again, and leaves the search of the methods', async () => {
  const { methods, open } = await openRegion()
  const page = open()
  methods.search('airtm')
  methods.searchCountries('bra')
  expect(codes(page)).toEqual(['BR'])
  page.actions['search.clear']?.({ do: 'search.clear' })
  expect(codes(page)).toEqual(['MX', 'AR', 'BR'])
  expect(methods.query).toBe('airtm')
})

it('U32 the region page opens without its former search: the current country is the first', async () => {
  const { methods, open } = await openRegion()
  open()
  methods.searchCountries('bra')
  expect(codes(open())).toEqual(['MX', 'AR', 'BR'])
})
