import { describe, expect, it } from 'vitest'
import { CAPTCHA_TROUBLES, type CaptchaVendor } from '../../../../schemas/captchaPage.ts'
import { afterTrouble } from '../../../../src/features/captcha/afterTrouble.ts'
import { type CaptchaSettings, captchaFor } from '../../../../src/features/captcha/captchaFor.ts'
import { VENDORS } from '../../../../src/features/captcha/VENDORS.ts'

const SCRIPTS = { 'recaptcha-v3': 'https://r.example/r.js', geetest: 'https://g.example/g.js' }

const settings = (over: Partial<CaptchaSettings['config']> = {}, geetestId?: string): CaptchaSettings => ({
  config: { methods: {}, siteKey: '', scripts: SCRIPTS, ...over },
  geetestId,
})

const RECAPTCHA = { vendor: 'recaptcha-v3', id: 'site', script: SCRIPTS['recaptcha-v3'] }
const GEETEST = { vendor: 'geetest', id: 'host', script: SCRIPTS.geetest }

describe('the captcha of a create', () => {
  const both = settings({ siteKey: 'site' }, 'host')
  const listed = settings({ siteKey: 'site', methods: { airtm: 'geetest', spei: 'recaptcha-v3' } }, 'host')

  it.each<[string, CaptchaVendor | undefined, boolean, CaptchaSettings, unknown]>([
    ['CAPT-04 CAPT-05 Q-031 is none by default', undefined, false, both, undefined],
    ['CAPT-05 is that of the deployment’s list', undefined, false, listed, GEETEST],
    ['CAPT-04 is that of the method before that of the list', 'recaptcha-v3', false, listed, RECAPTCHA],
    ['CAPT-05 is that of the method', 'geetest', false, both, GEETEST],
    ['CAPT-01 is that of the method again after captcha_required', 'recaptcha-v3', true, both, RECAPTCHA],
    ['CAPT-01 Q-031 is GeeTest after captcha_required if the host has an id', undefined, true, both, GEETEST],
    [
      'CAPT-01 Q-031 is otherwise reCAPTCHA after captcha_required if there is a site key',
      undefined,
      true,
      settings({ siteKey: 'site' }),
      RECAPTCHA,
    ],
  ])('%s', (_, captcha, isRequired, known, wanted) =>
    expect(captchaFor({ name: 'airtm', captcha }, isRequired, known, VENDORS)).toEqual(wanted),
  )

  it('Q-032 has the public script URL of its vendor by default', () => {
    const known = settings({ siteKey: 'site', scripts: {} }, 'host')
    const scripts = (['recaptcha-v3', 'geetest'] as const).map(
      (captcha) => captchaFor({ name: 'airtm', captcha }, false, known, VENDORS)?.script,
    )
    expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js', 'https://static.geetest.com/v4/gt4.js'])
  })

  it.each<[string, CaptchaVendor | undefined, boolean, CaptchaSettings]>([
    ['a method that needs GeeTest without an id', 'geetest', false, settings({ siteKey: 'site' })],
    ['an empty id', 'geetest', false, settings({}, '')],
    ['a method that needs reCAPTCHA without a site key', 'recaptcha-v3', false, settings({}, 'host')],
    ['captcha_required without any key', undefined, true, settings()],
  ])("CAPT-02 fails with 'Captcha id is empty' for %s", (_, captcha, isRequired, known) =>
    expect(() => captchaFor({ name: 'airtm', captcha }, isRequired, known, VENDORS)).toThrow(/^Captcha id is empty$/),
  )
})

describe('a third vendor in the table', () => {
  const THIRD = { vendor: 'third', id: 'third key', script: 'https://third.example/t.js' }
  const vendorsOf = (key: string | undefined) => ({ ...VENDORS, third: { script: THIRD.script, keyOf: () => key } })
  const known = (over: Partial<CaptchaSettings<'third' | CaptchaVendor>['config']> = {}, geetestId?: string) => ({
    config: { methods: {}, siteKey: '', scripts: SCRIPTS, ...over },
    geetestId,
  })
  const wanted = (captcha: 'third' | CaptchaVendor | undefined, isRequired: boolean, settings = known()) =>
    captchaFor({ name: 'airtm', captcha }, isRequired, settings, vendorsOf(THIRD.id))

  it('CAPT-05 is the captcha of a method that names it, or that the deployment lists for it', () => {
    expect(wanted('third', false)).toEqual(THIRD)
    expect(wanted(undefined, false, known({ methods: { airtm: 'third' } }))).toEqual(THIRD)
    expect(wanted('geetest', false, known({ methods: { airtm: 'third' } }, 'host'))).toEqual(GEETEST)
  })

  it('CAPT-01 Q-031 is chosen for captcha_required only if no earlier vendor of the table has a key', () => {
    expect(wanted(undefined, true)).toEqual(THIRD)
    expect(wanted(undefined, true, known({}, 'host'))).toEqual(GEETEST)
    expect(wanted(undefined, true, known({ siteKey: 'site' }))).toEqual(RECAPTCHA)
    expect(wanted(undefined, false)).toBeUndefined()
  })

  it('Q-032 has the script URL of the configuration', () => {
    const scripts = { third: 'https://own.example/t.js' }
    expect(wanted('third', false, known({ scripts }))).toEqual({ ...THIRD, script: scripts.third })
  })

  it.each(['', undefined])("CAPT-02 fails with 'Captcha id is empty' for the key %j", (key) => {
    for (const [captcha, isRequired] of [['third', false] as const, [undefined, true] as const])
      expect(() => captchaFor({ name: 'airtm', captcha }, isRequired, known(), vendorsOf(key))).toThrow(
        /^Captcha id is empty$/,
      )
  })
})

describe('the fields of a captcha result', () => {
  const result = { captcha_output: 'output', gen_time: '1700', lot_number: 'lot', pass_token: 'pass' }

  it('DATA-53 Q-013 are the four values of GeeTest under the names of our API', () =>
    expect(VENDORS.geetest.fieldsOf(result)).toEqual({
      geetestCaptchaOutput: 'output',
      geetestGenTime: '1700',
      geetestLotNumber: 'lot',
      geetestPassToken: 'pass',
    }))

  it('Q-013 are the token of reCAPTCHA', () =>
    expect(VENDORS['recaptcha-v3'].fieldsOf({ token: 'token' })).toEqual({ recaptchaToken: 'token' }))

  it("CAPT-07 fail with 'Geetest result is empty' without a result", () =>
    expect(() => VENDORS.geetest.fieldsOf(undefined)).toThrow(/^Geetest result is empty$/))

  it.each(Object.keys(result))("CAPT-03 fail with 'Captcha data empty' without %s", (name) => {
    for (const value of ['', undefined]) {
      expect(() => VENDORS.geetest.fieldsOf({ ...result, [name]: value })).toThrow(/^Captcha data empty$/)
    }
  })

  it.each([undefined, {}, { token: '' }, result])(
    "CAPT-03 fail with 'Captcha data empty' if reCAPTCHA returns %j",
    (given) => expect(() => VENDORS['recaptcha-v3'].fieldsOf(given)).toThrow(/^Captcha data empty$/),
  )
})

describe('after a failed attempt', () => {
  it('CAPT-09 C15 the network of GeeTest is tried four times, with growing pauses, and then bypassed', () =>
    expect([1, 2, 3, 4].map((attempt) => afterTrouble(VENDORS.geetest, 'network', attempt))).toEqual([
      { step: 'again', afterMs: 500 },
      { step: 'again', afterMs: 1000 },
      { step: 'again', afterMs: 1500 },
      { step: 'bypass' },
    ]))

  it('CAPT-09 reCAPTCHA is neither retried nor bypassed', () =>
    expect(afterTrouble(VENDORS['recaptcha-v3'], 'network', 4)).toEqual({ step: 'fail', why: 'unknown' }))

  it.each(CAPTCHA_TROUBLES.filter((why) => why !== 'network'))('CAPT-08 C15 %s is never bypassed', (why) => {
    for (const vendor of ['geetest', 'recaptcha-v3'] as const) {
      for (const attempt of [1, 4, 5])
        expect(afterTrouble(VENDORS[vendor], why, attempt)).toEqual({ step: 'fail', why })
    }
  })
})
