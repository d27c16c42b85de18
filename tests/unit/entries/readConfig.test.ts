import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../../.ci/vite/checkedConfig.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'

function read(config: unknown) {
  const unknown: string[] = []
  return { config: readConfig(JSON.stringify(config), (key) => unknown.push(key)), unknown }
}

describe('the configuration', () => {
  it.each([undefined, null, '', ' \n'])(
    'CONST-01 ERR-13 uses the defaults for %j, such as 30 s for a request',
    (text) => {
      expect(readConfig(text)).toMatchObject({
        staticPath: '/paywidget/static/',
        timeouts: { request: 30_000, host: 30_000, file: 10_000 },
      })
    },
  )

  it('X8 D-24 removes unknown keys at every level, reports their paths, and keeps the rest', () => {
    const { config, unknown } = read({
      iconsCdn: 'x',
      api: { bas: '/x', base: '/cashier' },
      timeouts: { files: 1, host: 5_000 },
      constructor: 1,
    })
    expect(unknown.toSorted()).toEqual(['api.bas', 'constructor', 'iconsCdn', 'timeouts.files'])
    expect(config).toMatchObject({ api: { base: '/cashier' }, timeouts: { host: 5_000 } })
    expect(config.api).not.toHaveProperty('bas')
  })

  it('keeps the open names of api.paths', () => {
    expect(read({ api: { paths: { 'deposit-create': 'v2/create' } } })).toMatchObject({
      unknown: [],
      config: { api: { paths: { 'deposit-create': 'v2/create' } } },
    })
  })

  it.each([
    [{ timeouts: { host: 'soon' } }, 'timeouts.host'],
    [{ timeouts: { file: 1 } }, 'timeouts.file'],
    [{ staticPath: 7 }, 'staticPath'],
    [{ host: { allowedOrigins: 'https://x.example' } }, 'host.allowedOrigins'],
    [[], 'the whole block'],
    [null, 'the whole block'],
  ])('X8 D-24 refuses %j, and names the path', (config, place) => {
    expect(() => read(config)).toThrow(`wrong at ${place}`)
  })

  it('X8 refuses a block that is not JSON with its own message', () => {
    expect(() => readConfig('{ "api": ')).toThrow('"paywidget-config" is not valid JSON')
  })
})

describe('the build', () => {
  const page = (config: string) => `<script type="application/json" id="paywidget-config">${config}</script>`

  it('X8 accepts a page whose keys are all known', () => {
    expect(() => checkConfig(page('{ "api": { "base": "/cashier" } }'), readConfig)).not.toThrow()
    expect(() => checkConfig('<p>the helper page has none</p>', readConfig)).not.toThrow()
  })

  it('X8 names an unknown key and an invalid value', () => {
    expect(() => checkConfig(page('{ "api": { "bas": "/x" } }'), readConfig)).toThrow('api.bas')
    expect(() => checkConfig(page('{ "staticPath": 7 }'), readConfig)).toThrow('staticPath')
  })

  it.each([
    ['{ "staticPath": "/pay/static", "iconCdn": "https://cdn.example/icons" }', 'staticPath, iconCdn'],
    ['{ "iconCdn": "https://cdn.example/icons" }', 'iconCdn'],
    ['{ "staticPath": "/pay/static/", "iconCdn": "" }', undefined],
    ['{ "iconCdn": "https://cdn.example/icons/" }', undefined],
  ])('X8 names the folders of %s that have no slash at the end', (config, keys) => {
    const check = () => checkConfig(page(config), readConfig)
    if (keys === undefined) expect(check).not.toThrow()
    else expect(check).toThrow(`needs a slash at the end of ${keys}.`)
  })
})
