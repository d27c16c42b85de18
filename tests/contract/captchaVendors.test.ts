import { describe, expect, it, vi } from 'vitest'
import type { CaptchaTrouble, CaptchaVendor, VendorResult } from '../../schemas/captchaPage.ts'
import { type Geetest, type GeetestGlobals, geetest } from '../../src/features/captcha/vendors/geetest.ts'
import { type RecaptchaGlobals, recaptcha } from '../../src/features/captcha/vendors/recaptcha.ts'
import { type Vendor, VendorTrouble } from '../../src/features/captcha/vendors/Vendor.ts'

/** The outcome of a captcha: a result, nothing, or an error. */
type End = { readonly gives: VendorResult | undefined } | { readonly tells: unknown }

interface Stand {
  readonly vendor: Vendor
  readonly script: string
  /** The globals that the script defines. */
  readonly globals: (end: End) => GeetestGlobals | RecaptchaGlobals
  readonly result: VendorResult
  /** Whether the player has to solve a task. */
  readonly isSeen: boolean
  /** The failure when the script has loaded but defined no client. */
  readonly withoutClient: CaptchaTrouble
}

const ORDER = { script: 'https://vendor.example/v.js', id: 'id-1', language: 'ar' }

const STANDS: Readonly<Record<CaptchaVendor, Stand>> = {
  'recaptcha-v3': {
    vendor: recaptcha,
    script: 'https://vendor.example/v.js?render=id-1&hl=ar',
    isSeen: false,
    result: { token: 'token' },
    withoutClient: 'noClients',
    globals: (end) => ({
      grecaptcha: {
        enterprise: {
          ready: (done) => done(),
          execute: async (siteKey, { action }) => {
            expect([siteKey, action]).toEqual(['id-1', 'deposit'])
            if ('tells' in end) throw end.tells
            return end.gives?.token ?? ''
          },
        },
      },
    }),
  },
  geetest: {
    vendor: geetest,
    script: 'https://vendor.example/v.js',
    isSeen: true,
    result: { captcha_output: 'output', gen_time: '1700', lot_number: 'lot', pass_token: 'pass' },
    withoutClient: 'script',
    globals: (end) => ({
      initGeetest4: ({ captchaId, product, language }, done) => {
        expect([captchaId, product, language]).toEqual(['id-1', 'bind', 'ara'])
        done(geetestThat(end))
      },
    }),
  },
}

function geetestThat(end: End): Geetest {
  let succeed = () => {}
  let fail = (_: unknown) => {}
  return {
    onReady: (act) => queueMicrotask(act),
    onSuccess: (act) => {
      succeed = act
    },
    onError: (act) => {
      fail = act
    },
    onClose: () => {},
    showCaptcha: () => ('tells' in end ? fail(end.tells) : succeed()),
    getValidate: () => ('gives' in end && end.gives) || false,
  }
}

const TOLD: readonly (readonly [string, unknown, CaptchaTrouble])[] = [
  ['an expired token', new Error('The token has expired'), 'expired'],
  ['no enterprise clients', new Error('No reCAPTCHA clients exist.'), 'noClients'],
  ['a network error', new Error('network error'), 'network'],
  ['a timeout', 'Timeout', 'network'],
  ['an unknown code', { code: '1' }, 'unknown'],
  ['an error without a value', null, 'unknown'],
]

/** The errors that GeeTest documents, with its own spelling. */
const GEETEST_TOLD: readonly (readonly [string | number, string, CaptchaTrouble])[] = [
  ['60100', '/load request error', 'network'],
  ['60101', '/verify request error', 'network'],
  ['60200', 'Skin loading failed', 'network'],
  ['60201', 'Language pack loading failed', 'network'],
  ['60202', 'Captcha picture loading failed', 'network'],
  [60204, 'JS resource loading failed', 'network'],
  ['60205', 'JS resource loading failed', 'network'],
  ['60001', 'Invalid captcha_id', 'unknown'],
  ['60500', 'Server forbidden', 'unknown'],
  ['-50301', 'No serial number information', 'expired'],
  [-50305, 'lot_number Expried', 'expired'],
  ['-50308', 'payload too old', 'expired'],
]

it.each(GEETEST_TOLD)('CAPT-08 the error %s of GeeTest (%s) counts as "%s"', async (code, msg, why) => {
  const { vendor, globals } = STANDS.geetest
  const page = { load: async () => {}, globals: () => globals({ tells: { code, msg, desc: {} } }) }
  await expect(vendor(page, ORDER, () => {})).rejects.toMatchObject({ why })
})

describe.each(Object.entries(STANDS))('CAPT-06 the vendor %s', (_, stand) => {
  async function ask(globals: unknown, load: (src: string) => Promise<void> = async () => {}) {
    const shown = vi.fn()
    const loaded: string[] = []
    const page = {
      globals: () => globals,
      load: (src: string) => {
        loaded.push(src)
        return load(src)
      },
    }
    const end = await stand.vendor(page, ORDER, shown).then(
      (result) => ({ result }),
      (trouble: VendorTrouble) => ({ why: trouble.why }),
    )
    return { end, loaded, shown: shown.mock.calls.length }
  }

  it('returns the result of its script, and reports whether the player has a task', async () => {
    const { end, loaded, shown } = await ask(stand.globals({ gives: stand.result }))
    expect(end).toEqual({ result: stand.result })
    expect(loaded).toEqual([stand.script])
    expect(shown).toBe(stand.isSeen ? 1 : 0)
  })

  it('CAPT-03 CAPT-07 returns nothing when its script returns nothing', async () => {
    const { end } = await ask(stand.globals({ gives: undefined }))
    expect('result' in end && Object.values(end.result ?? {}).join('')).toBe('')
  })

  it('CAPT-08 C13 reports a script that does not load', async () => {
    const load = () => Promise.reject(new VendorTrouble('script', 'vendor.example'))
    expect(await ask({}, load)).toMatchObject({ end: { why: 'script' }, shown: 0 })
  })

  it('CAPT-08 reports a script that defines nothing', async () =>
    expect(await ask({})).toMatchObject({ end: { why: stand.withoutClient }, shown: 0 }))

  it.each(TOLD)('CAPT-08 classifies %s', async (_, tells, why) =>
    expect((await ask(stand.globals({ tells }))).end).toEqual({ why }),
  )
})
