import validateTile from 'virtual:validate/scopes/views/TILE_VIEW'
import { expect, it } from 'vitest'
import type { PaymentMethod } from '../../../schemas/calls/paymentMethod.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { routeFor } from '../../../src/features/list/routeFor.ts'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import { chooseLayout } from '../../../src/language/chooseLayout.ts'
import { CARD_VIEW_TYPES, cardViewTypeOf } from '../../../src/reference/cardViewTypes.ts'
import { entryTile } from '../../../src/scopes/tiles.ts'
import { SessionStore } from '../../../src/session/SessionStore.ts'

const files = import.meta.glob<PaymentMethod>('/fixtures/methods/*/method.json', { eager: true, import: 'default' })

it('ARCH-07 maps a list of methods onto the declared tiles that the list layout draws', async () => {
  const raw = Object.values(files)
  const methods = raw.map((one) => readMethod(one)).filter((method) => method !== undefined)
  expect(methods).toHaveLength(raw.length)
  const store = new MethodsStore()
  store.setMethods(methods, { fiat: 'USD', crypto: 'USDT' })
  const texts = await createTexts({
    lang: 'en',
    load: () => Promise.reject(new Error('English comes as code')),
    onMissing: () => {},
    onFailed: () => {},
  })
  const session = new SessionStore({
    user: { currency: 'MXN', paymentGeo: 'MX', platform: 'desktop', lang: 'en' },
    identity: '1',
    mode: 'main',
    theme: 'light',
    native: false,
    platformVersion: 'redesign',
    canClose: true,
    experiments: {},
  })
  const tiles = store.entries.map((entry) => entryTile(entry, { session, texts, site: { iconBase: '/icons/' } }))
  expect(tiles.length).toBeGreaterThan(5)
  for (const tile of tiles) expect(validateTile(tile), JSON.stringify(tile)).toBe(true)
  expect(validateTile({ ...tiles[0], price: 1 })).toBe(false)
})

it('ARCH-09 maps every card view type onto a page, and onto a document of its own when there is one', () => {
  const rows = Object.keys(CARD_VIEW_TYPES).map((type) => ({
    screen: 'deposit.redirect',
    cardViewType: type,
    file: `${type}.json`,
  }))
  for (const [type, code] of Object.entries(CARD_VIEW_TYPES)) {
    const cardViewType = cardViewTypeOf(code)
    expect(cardViewType).toBe(type)
    expect(routeFor({ cardViewType, isCrypto: false, isInGroup: false })).toMatch(/^deposit.+Page$/)
    expect(chooseLayout(rows, { screen: 'deposit.redirect', method: 'any', cardViewType })).toBe(`${type}.json`)
  }
  expect(chooseLayout(rows, { screen: 'deposit.redirect', method: 'any', cardViewType: 'unheard' })).toBeUndefined()
})
