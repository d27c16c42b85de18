import { describe, expect, it } from 'vitest'
import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }
import minimal from '../../../fixtures/host/loadedMinimal.json' with { type: 'json' }
import { identityOf } from '../../../src/host/loaded/identityOf.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import fc from '../fastCheck.ts'
import { asMessage } from '../support/asMessage.ts'
import { hasPlainPrototypes, poisoned, pollution } from '../support/poison.ts'

const TOKEN = 'canary-token'

function read(payload: object = {}, user: object = {}) {
  const answer = readHostData(asMessage({ ...payload, user: { token: TOKEN, currency: 'EUR', ...user } }))
  if (!answer.ok) throw new Error(`refused: ${answer.paths.join(' ')}`)
  return answer
}
const dataOf = (payload?: object, user?: object) => read(payload, user).data
const playerOf = (user: object) => dataOf({}, user).user
const bonus = (overrides: object = {}) => ({ id: 'b1', type: 'deposit', currency: 'EUR', ...overrides })

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen)
}

describe('readHostData', () => {
  it('HOST-11 reads the user, the bonus list, the schema and the experiments from the host', () => {
    const schema = { theme: 'dark', variables: { '--pw-accent': '#1f6f5c' } }
    const answer = readHostData(asMessage({ ...loaded, schema }))
    if (!answer.ok) throw new Error(answer.problem)
    const { user, bonusList, experiments, token } = answer.data
    expect(user).toMatchObject({ currency: 'MXN', paymentGeo: 'MX', country: 'mx' })
    expect(token).toBe(loaded.user.token)
    expect(bonusList).toEqual(loaded.bonusList)
    expect(experiments).toEqual(loaded.experiments)
    expect(answer.data.schema).toMatchObject(schema)
    expect(answer.warnings).toEqual([])
  })

  it('DATA-07 Q-017 accepts a whole player record with any further members, and keeps only those that are used', () => {
    const record = {
      ...{ activity: 'active', address: 'Calle 1', birthday: '1990-01-02', bk_type: 3, country: 'mx', hash_id: 'h' },
      ...{ balanceData: { primary: { amount: '10.50', currency: 'MXN' } }, deposits_calc_count: 4, id: 90210 },
      ...{ deposits_calc_time: 1, email: { value: 'a@b.c' }, firstdeposit_time: '2020', id_user: 'u', last_ip: '::1' },
      ...{
        last_ip_country: 'MX',
        meta: { a: [1] },
        name: 'Ana',
        note: '',
        passport: 'canary-1',
        passport_by: 'canary-2',
      },
      ...{ phone: ['+52'], poker_nickname: 'p', regulated_domain_id: 1, role: 'user', tg_id: 5, time_registration: 7 },
      ...{ timezone: 'America/Mexico_City', partner_key: 'k' },
    }
    const { data, warnings } = read({}, record)
    expect(warnings).toEqual([])
    expect(data).toMatchObject({ userId: '90210', partnerKey: 'k', user: { country: 'mx', currency: 'EUR' } })
    expect(data.token).toBe(TOKEN)
    expect(JSON.stringify(data)).not.toMatch(/canary|1990-01-02|a@b\.c|::1/)
  })

  it('DATA-01 reads every field of the host data', () => {
    const fields = {
      bonusId: 'bonus-1',
      bonusList: [bonus()],
      closingButton: false,
      experiments: [{ key: 'a', group: 'group_b' }],
      host: 'https://casino.example',
      xOrigin: 'casino.example',
      userId: '90210',
      partnerKey: 'partner',
      widgetViewType: 'sweep',
      transport: 'socket',
      platformVersion: 'classic',
      pwa: true,
      isMobileApp: true,
      geetestCaptchaId: 'captcha',
    }
    const schema = { meta: { isCryptoBonusAvailable: true, showCryptoInstruction: false } }
    expect(dataOf({ ...fields, schema })).toMatchObject({ ...fields, schema })
  })

  it('fills in defaults for the minimal payload, and warns about the assumed currency', () => {
    expect(readHostData(asMessage(minimal))).toEqual({
      ok: true,
      inexact: [],
      warnings: ['user.currency is not given: MXN is used'],
      data: {
        bonusId: undefined,
        bonusList: [],
        closingButton: true,
        experiments: [],
        host: undefined,
        schema: {
          theme: undefined,
          variables: {},
          meta: { isCryptoBonusAvailable: false, showCryptoInstruction: false },
          branding: { fonts: undefined, assets: undefined, fit: undefined },
        },
        xOrigin: undefined,
        identity: identityOf(undefined, 'scenario.default.minimal'),
        userId: undefined,
        partnerKey: undefined,
        widgetViewType: 'main',
        transport: undefined,
        platformVersion: 'redesign',
        pwa: false,
        isMobileApp: false,
        geetestCaptchaId: undefined,
        choices: [undefined, undefined, undefined],
        user: {
          currency: 'MXN',
          paymentGeo: 'RU',
          platform: 'desktop',
          lang: 'en-US',
          country: 'ru',
          balanceData: undefined,
        },
      },
    })
  })

  it.each([
    ['no payload', undefined, ''],
    ['null', null, ''],
    ['a string', 'loaded', ''],
    ['an array', [], ''],
    ['neither user nor token', { userId: '90210' }, '/user/token'],
    ['a user that is null', { user: null }, '/user/token'],
    ['a user without token', { user: { id: 1, currency: 'EUR' } }, '/user/token'],
    ['an empty token', { user: { token: '' } }, '/user/token'],
    ['a token that is a number', { user: { token: 12 } }, '/user/token'],
    ['a user that is a string', { user: 'token' }, '/user'],
    ['an invalid currency', { user: { token: TOKEN, currency: '$' } }, '/user/currency'],
    ['a flag that is a string', { user: { token: TOKEN }, closingButton: 'false' }, '/closingButton'],
    ['a bonus list that is no array', { user: { token: TOKEN }, bonusList: {} }, '/bonusList'],
  ])("HOST-27 refuses %s with 'Incorrect data from host', and gives the path", (_, payload, path) => {
    expect(readHostData(asMessage(payload))).toEqual({ ok: false, problem: 'Incorrect data from host', paths: [path] })
  })

  it('HOST-14 has an empty bonus list unless the host gives one', () => {
    expect(dataOf().bonusList).toEqual([])
    expect(dataOf({ bonusList: null }).bonusList).toEqual([])
    expect(dataOf({ bonusList: [bonus()] }).bonusList).toEqual([bonus()])
  })

  it('HOST-15 shows a closing button unless the host forbids it', () => {
    expect(dataOf().closingButton).toBe(true)
    expect(dataOf({ closingButton: true }).closingButton).toBe(true)
    expect(dataOf({ closingButton: false }).closingButton).toBe(false)
  })

  it('HOST-16 has no experiments unless the host gives some, each with key and group', () => {
    expect(dataOf().experiments).toEqual([])
    const { data, warnings } = read({
      experiments: [{ key: 'a', group: 'group_b' }, { key: 'b' }, { group: 'c' }, 'd'],
    })
    expect(data.experiments).toEqual([{ key: 'a', group: 'group_b' }])
    expect(warnings).toHaveLength(3)
  })

  it.each([
    [undefined, 'main', 0],
    ['main', 'main', 0],
    ['sweep', 'sweep', 0],
    ['cryptobalance', 'cryptobalance', 0],
    ['Sweep', 'main', 1],
    ['toString', 'main', 1],
    ['', 'main', 0],
  ])('HOST-17 reads the view type %j as %s', (given, expected, warned) => {
    const { data, warnings } = read({ widgetViewType: given })
    expect(data.widgetViewType).toBe(expected)
    expect(warnings).toHaveLength(warned)
  })

  it.each([
    [undefined, undefined, 0],
    ['http', 'http', 0],
    ['socket', 'socket', 0],
    ['ftp', undefined, 1],
    ['HTTP', undefined, 1],
  ])('reads the transport %j as %s', (given, expected, warned) => {
    const { data, warnings } = read({ transport: given })
    expect(data.transport).toBe(expected)
    expect(warnings).toHaveLength(warned)
  })

  it('HOST-19 has the platform version "redesign" by default', () => {
    expect(dataOf().platformVersion).toBe('redesign')
    expect(dataOf({ platformVersion: 'classic' }).platformVersion).toBe('classic')
  })

  it('DATA-02 normalizes currency, paymentGeo, platform and lang of the user', () => {
    const user = { currency: 'eur', paymentGeo: 'mt', platform: 'iOS', locale: 'mt-MT' }
    expect(playerOf(user)).toMatchObject({ currency: 'EUR', paymentGeo: 'MT', platform: 'ios', lang: 'mt' })
  })

  it('DATA-03 uses MXN without a currency, and warns', () => {
    const { data, warnings } = read({}, { currency: undefined })
    expect(data.user.currency).toBe('MXN')
    expect(warnings).toEqual(['user.currency is not given: MXN is used'])
    expect(read({}, { currency: null }).data.user.currency).toBe('MXN')
    expect(read({}, { currency: 'EUR' }).warnings).toEqual([])
  })

  it.each([
    ['QGC', 'QSC'],
    ['qgc', 'QSC'],
    ['QSC', 'QSC'],
    ['EUR', 'EUR'],
  ])('DATA-04 stores the currency %s as %s', (given, stored) => {
    expect(playerOf({ currency: given }).currency).toBe(stored)
  })

  it('DATA-05 uses RU without a paymentGeo', () => {
    expect(playerOf({ country: 'mx', currency: 'MXN' }).paymentGeo).toBe('RU')
    expect(playerOf({ paymentGeo: 'MX' }).paymentGeo).toBe('MX')
  })

  it.each([
    ['desktop', 'desktop', 0],
    ['mobile', 'mobile', 0],
    ['android', 'android', 0],
    ['ios', 'ios', 0],
    [undefined, 'desktop', 0],
    ['web', 'desktop', 1],
  ])('DATA-06 reads the platform %j as %s', (given, expected, warned) => {
    const { data, warnings } = read({}, { platform: given })
    expect(data.user.platform).toBe(expected)
    expect(warnings).toHaveLength(warned)
  })

  it('DATA-08 keeps the primary balance with its amount and currency', () => {
    const balanceOf = (primary: object) => playerOf({ balanceData: { primary } }).balanceData
    expect(balanceOf({ amount: '1250.50', currency: 'MXN' })).toEqual({
      primary: { amount: '1250.50', currency: 'MXN' },
    })
    expect(balanceOf({ amount: 7, currency: 'QGC' })).toEqual({ primary: { amount: 7, currency: 'QSC' } })
  })

  it('DATA-09 uses ru without a country', () => {
    expect(playerOf({ paymentGeo: 'MX' }).country).toBe('ru')
    expect(playerOf({ country: 'MX' }).country).toBe('mx')
  })

  it('I18N-01 reads the language from locale, then from lang, else en-US', () => {
    expect(playerOf({ locale: 'es-MX', lang: 'ru' }).lang).toBe('es-MX')
    expect(playerOf({ lang: 'ru' }).lang).toBe('ru')
    expect(playerOf({}).lang).toBe('en-US')
    expect(read({}, { locale: '<b>' })).toMatchObject({ data: { user: { lang: 'en-US' } }, warnings: [/locale/] })
  })

  it('reads userId and partnerKey from the top level, else from the user', () => {
    expect(dataOf({ userId: 90210, partnerKey: 'top' }, { id: 7, partner_key: 'user' })).toMatchObject({
      userId: '90210',
      partnerKey: 'top',
    })
    expect(dataOf({}, { id: 7, partner_key: 'user' })).toMatchObject({ userId: '7', partnerKey: 'user' })
  })

  it('leaves out invalid bonuses instead of refusing the payload', () => {
    const { data, warnings } = read({ bonusList: [bonus(), 'gift', null, 7] })
    expect(data.bonusList).toEqual([bonus()])
    expect(warnings.map((text) => text.split(' ')[0])).toEqual([1, 2, 3].map((index) => `/bonusList/${index}`))
  })

  it('reads at most 200 bonuses', () => {
    const { data, warnings } = read({ bonusList: Array.from({ length: 250 }, (_, id) => bonus({ id })) })
    expect(data.bonusList).toHaveLength(200)
    expect(warnings).toHaveLength(1)
  })

  it('returns deeply frozen data, and does not change the object of the host', () => {
    const payload = { ...loaded, schema: { variables: { '--pw-radius': '8px' } } }
    const before = JSON.stringify(payload)
    const answer = readHostData(asMessage(payload))
    expect(answer.ok && isDeeplyFrozen(answer.data)).toBe(true)
    expect(JSON.stringify(payload)).toBe(before)
    expect(Object.isFrozen(payload.bonusList)).toBe(false)
  })

  it('never shows the token in JSON, warnings or copies', () => {
    const { data, warnings } = read({ schema: { [TOKEN]: 1, variables: { [TOKEN]: TOKEN } } }, { locale: TOKEN })
    expect(data.token).toBe(TOKEN)
    expect(JSON.stringify([data, { ...data }, Object.entries(data), warnings])).not.toContain('canary')
  })

  it('drops all contact data', () => {
    const contact = { email: 'canary@x.example', phone: { number: 'canary' }, passport: 'canary', name: 'canary' }
    expect(JSON.stringify(read({}, contact))).not.toContain('canary')
  })

  it('B6 pollutes no prototype, and returns only objects with the plain prototype', () => {
    const good = { ...loaded, schema: { theme: 'dark', variables: { '--pw-accent': '#1f6f5c' } } }
    const check = (text: string) => {
      const answer = readHostData(asMessage(JSON.parse(text)))
      expect(pollution()).toEqual([])
      if (answer.ok) expect(hasPlainPrototypes(answer.data)).toBe(true)
    }
    fc.assert(fc.property(poisoned(good), check), { numRuns: 1000 })
  })

  it('never throws, and never accepts a payload without a token', () => {
    const names = ['user', 'bonusList', 'experiments', 'schema', 'transport', 'userId', 'widgetViewType', '__proto__']
    const anyOf = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
    })
    const payloads = fc.oneof(anyOf, fc.dictionary(fc.constantFrom(...names), anyOf), fc.json({ maxDepth: 8 }))
    const check = (payload: unknown) => {
      expect(readHostData(asMessage(payload)).ok).toBe(false)
      const answer = readHostData(asMessage({ ...Object(payload), user: { token: TOKEN } }))
      if (answer.ok) expect(isDeeplyFrozen(answer.data)).toBe(true)
    }
    fc.assert(fc.property(payloads, check), { numRuns: 5000 })
  })

  it.each([
    ['a getter that throws', getterThatThrows()],
    ['a circular reference', circle()],
    ['a depth of 50,000', { schema: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) }],
    ['a BigInt', { userId: 10n }],
  ])('refuses %s without an exception', (_, payload) => {
    expect(readHostData(asMessage(Object.assign(payload, { user: { token: TOKEN } }))).ok).toBe(false)
  })
})

function getterThatThrows(): object {
  return {
    get schema() {
      throw new Error('no')
    },
  }
}

function circle(): object {
  const round: { schema?: object } = {}
  return Object.assign(round, { schema: round })
}
