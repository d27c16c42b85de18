import type { Shape } from './problemsOf.ts'

// The names in requests and answers, copied by hand from the specification (sections 3 and 7) and not from the widget's
// schemas, so that a wrong name in a schema is detected. Names that the specification leaves open are marked "ours".

interface WireCall {
  readonly verb: 'GET' | 'POST'
  readonly request: Shape
  /** The members an answer may have. Only the members that are the purpose of the call are required. */
  readonly answer: Shape
}

type Members = Readonly<Record<string, Shape>>

const text: Shape = { type: 'string' }
const textOrNull: Shape = { type: ['string', 'null'] }
const flag: Shape = { type: 'boolean' }
const amount: Shape = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' }
const any: Shape = {}
const none: Shape = { type: 'object', properties: {}, additionalProperties: false }
/** The specification names the call but not its answer. */
const unspecified: Shape = {}

/** An object with only these members. */
const members = (required: Members, optional: Members = {}): Shape => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})
/** An object with only these members, all optional and with any value. */
const named = (...names: readonly string[]): Shape => members({}, Object.fromEntries(names.map((name) => [name, any])))
const listOf = (items: Shape): Shape => ({ type: ['array', 'null'], items })
const keyed = (by: Shape): Shape => ({ type: 'object', additionalProperties: by })
const orNull = (shape: Shape): Shape => ({ ...shape, type: [shape.type ?? 'object', 'null'].flat() })

const FIELDS: Shape = { type: 'object', additionalProperties: text }
const FROM_CHIP = members({ isFromChip: flag })
const CURRENCY = members({ code: text, type: { enum: ['fiat', 'crypto'] } })

/** "Captcha fields": section 3 has five; the name of the field for reCAPTCHA is ours. */
const CAPTCHA: Members = {
  geetestCaptchaOutput: text,
  geetestGenTime: text,
  geetestLotNumber: text,
  geetestPassToken: text,
  captchaBypass: flag,
  recaptchaToken: text,
}

/** A field in any of section 3's three shapes: of a method, a preparation, or an answer that requires more fields. */
const FIELD = members(
  { name: text },
  {
    ...{ alias: any, type: any, events: any, category: any, wallet: any, values: any, value: any },
    ...{ regex: any, regex_error_key: any, placeholder_key: any, placeholder_text: any },
    ...{ mask: any, placeholder: any, regexError: any, placeholderKey: any, isAdvanced: any },
    regexList: listOf(named('regex', 'regex_error_key')),
    user_payment_fields: any,
    props: orNull(
      members(
        {},
        {
          ...{ label: any, mask: any, value: any, isHidden: any, isTriggered: any, isAdvanced: any, isDisabled: any },
          validations: listOf(named('regex', 'message', 'isExists')),
          items: listOf(named('text', 'value')),
        },
      ),
    ),
  },
)

const METHOD = members(
  { name: text },
  {
    ...{ text: any, position: any, category: any, cardViewType: any, recommendedAmounts: any, prefilledAmount: any },
    // The members for the coin are ours.
    ...{
      network: any,
      currency: any,
      label: any,
      badgeType: any,
      checkLuhn: any,
      isInvestForbidden: any,
      isPopular: any,
    },
    ...{ isPreparationRequired: any, captcha: any, securityRulesGroup: any, video_guide_url: any },
    fields: listOf(FIELD),
    iconIds: listOf(named('iconId', 'type')),
    limits: orNull(named('min', 'max')),
    amount_rules: orNull(keyed(named('min', 'max', 'minNonRus'))),
    banner: orNull(named('bannerTextKey')),
    badgeConfig: orNull(named('text', 'styles')),
    // Ours: a warning above the form, the confirmation id, the fee of a withdrawal.
    ...{ annotationKey: any, confirmationId: any, fee: orNull(named('percent', 'fixed')) },
    visualInstruction: listOf(named('image', 'text')),
  },
)

const P2P_CARD = named(
  ...['encoded', 'number', 'bank_account', 'phone', 'bank_name', 'bank_type', 'fullName', 'transaction_description'],
  ...['country_code', 'payment_system'],
)

const UNIFIED_FLOW = members(
  {},
  {
    requisites: listOf(named('name', 'title', 'type', 'value', 'isCopyable')),
    instruction: any,
    inputFields: listOf(named('name', 'placeholder', 'pattern', 'errorText')),
    ...{ buttons: any, created: any, lifetime: any, processingAmount: any, processingCurrency: any },
  },
)

/** Section 3: the answer of a create call, with the members of a crypto and of a peer-to-peer deposit. */
const CREATED = members(
  {},
  {
    depositId: any,
    fields: listOf(FIELD),
    apiResponse: orNull(
      members(
        {},
        {
          ...{ source: any, method: any, data: any, isFieldsRequired: any, depositId: any, pageId: any },
          ...{ requisites: any, card: any, qrCodeText: any, qrDataURL: any, buttonPay: any },
          unifiedFlow: UNIFIED_FLOW,
          paymentMethodOffers: listOf(named('amount', 'fee', 'method', 'iconIds')),
        },
      ),
    ),
    // The name `memo` is ours.
    ...{ depositAddress: any, minDepositValue: any, cryptoName: any, memo: any },
    card: orNull(P2P_CARD),
    ...{ created: any, payment_amount: any, payment_currency: any, timeout_minutes: any, unifiedFlow: UNIFIED_FLOW },
    ...{ exists: any, isFieldsRequired: any, passedAmount: any, passedCurrency: any },
  },
)

const CREATE: Members = {
  amount,
  currency: text,
  depositId: textOrNull,
  fields: FIELDS,
  isActivatedBonus: flag,
  paymentType: text,
  returnUrl: text,
  wallet: textOrNull,
  selectedCountry: text,
}

/** A withdrawal; the names are ours. */
const WITHDRAWAL: Members = {
  ...{ amount: any, currency: any, fee: any, receives: any, receivesCurrency: textOrNull },
  destination: listOf(named('label', 'value')),
  confirmationCode: orNull(named('sentTo')),
}

/** The withdrawal list. The specification does not describe it; we use the shape of the deposit list, with balances. */
const PAID_OUT_BY = members({ methods: listOf(METHOD) }, { balances: named('main', 'additional') })
/** Section 3: the sweepstake box. */
const BOX = members({
  ...{ boxId: any, price: any, priceCurrencyCode: text },
  currenciesList: members({ free: named('amount'), main: named('amount') }),
})

/** Every call of section 7, by the last part of its path. */
export const WIRE_CALLS = {
  'deposit-create': {
    verb: 'POST',
    request: members(
      { ...CREATE, paymentSessionId: textOrNull },
      // `onrampCurrency` is ours.
      { bonusId: text, metadata: FROM_CHIP, abTestGroup: text, onrampCurrency: text, ...CAPTCHA },
    ),
    answer: CREATED,
  },
  'deposit-create-sweepstake': {
    verb: 'POST',
    request: members({ ...CREATE, boxId: text, bonusId: textOrNull }),
    answer: CREATED,
  },
  'deposit-create-p2p': {
    verb: 'POST',
    request: members(
      {
        ...{ amount, bank: text, checkScore: any, selectedCountry: text, currency: text, depositId: textOrNull },
        ...{ fields: FIELDS, isActivatedBonus: flag, paymentMethod: text, paymentSessionId: textOrNull },
      },
      { metadata: FROM_CHIP, bonusId: text, ...CAPTCHA },
    ),
    answer: CREATED,
  },
  'deposit-complete': {
    verb: 'POST',
    request: members({
      depositId: text,
      paymentMethod: text,
      extras: members({}, { confirmationId: text, inputs: FIELDS }),
    }),
    answer: unspecified,
  },
  'external-deposit-continue': {
    verb: 'POST',
    request: members({ depositId: text, method: text }),
    answer: unspecified,
  },
  'deposit-prepare': {
    verb: 'POST',
    request: members({ paymentMethod: text }),
    answer: members({}, { details: any, fields: listOf(FIELD) }),
  },
  'session-start': {
    verb: 'POST',
    // Amount and currency are sent for non-crypto methods only.
    request: members({ pendingGroup: text }, { amount, currency: text }),
    answer: members({ payment_session_id: any }, { pending_group: any, created_at: any }),
  },
  'sweepstake-boxes': { verb: 'POST', request: none, answer: members({ boxes: listOf(BOX) }) },
  // The request is ours.
  'payment-convert-v2': {
    verb: 'POST',
    request: members({ amount, from: text, to: text }),
    answer: members({ amount: any }),
  },
  'sweepstake-balance-get': { verb: 'POST', request: none, answer: listOf(members({ currency: text, balance: any })) },
  'sweepstake-recoup-sum': {
    verb: 'POST',
    request: members({ currency: text }),
    answer: members({ data: members({ status: any, amount: any }) }),
  },
  'bank-get': {
    verb: 'POST',
    request: members({ payment_method: text, bin: { type: 'string', pattern: '^\\d{6}$' } }),
    answer: unspecified,
  },
  'deposit-status': {
    verb: 'GET',
    request: members({ depositId: text, paymentMethod: text }),
    // The crypto transaction of section 3; sending it with the status is ours.
    answer: members(
      { status: any },
      { txid: any, blockchain: any, amount: any, currency: any, cryptoCurrency: any, finalAmount: any },
    ),
  },
  'deposit-cancel': { verb: 'POST', request: members({ depositId: text, paymentMethod: text }), answer: unspecified },
  'deposit-check': {
    verb: 'POST',
    request: members({ paymentMethod: text, selectedCountry: text }),
    answer: members({ exists: flag }, { depositId: any, card: P2P_CARD, unifiedFlow: UNIFIED_FLOW }),
  },
  'deposit-limits': {
    verb: 'POST',
    // "extras" is omitted when empty.
    request: members({ currency: text, paymentMethod: text }, { extras: { type: 'object' } }),
    answer: keyed(members({ min: any, max: any })),
  },
  'methods-payment-v5': {
    verb: 'POST',
    request: members({ country: text, currency: CURRENCY }, { abTestGroup: text, extras: { type: 'object' } }),
    answer: members({ methods: listOf(METHOD) }, { initCurrencies: named('fiat', 'crypto'), isDirectGeo: flag }),
  },
  'methods-payment-v3': {
    verb: 'POST',
    request: members({ country: text, currency: any }, { abTestGroup: text }),
    answer: unspecified,
  },
  // Each country has a name, a code and a currency; the currency is ours.
  'methods-country-selector-v2': {
    verb: 'GET',
    request: none,
    answer: members({ countries: listOf(named('code', 'name', 'currency')) }),
  },
  'methods-withdrawal-v4': { verb: 'GET', request: members({ currency: text }), answer: PAID_OUT_BY },
  'methods-withdrawal': { verb: 'GET', request: members({ country: text, currency: text }), answer: PAID_OUT_BY },
  // Section 7 has no calls for withdrawals. These six calls are ours, and so are the answers of the withdrawal
  // lists.
  'withdrawal-create': {
    verb: 'POST',
    request: members({
      ...{ amount, currency: text, paymentMethod: text, account: { enum: ['main', 'additional'] } },
      ...{ fields: FIELDS, selectedCountry: text },
    }),
    answer: members({}, { withdrawalId: any, ...WITHDRAWAL }),
  },
  'withdrawal-confirm': {
    verb: 'POST',
    request: members({ withdrawalId: text, paymentMethod: text }, { code: text }),
    answer: unspecified,
  },
  'withdrawal-cancel': {
    verb: 'POST',
    request: members({ withdrawalId: text, paymentMethod: text }),
    answer: unspecified,
  },
  'withdrawal-check': {
    verb: 'POST',
    request: members({ paymentMethod: text, selectedCountry: text }),
    answer: members({ exists: flag }, { withdrawalId: any }),
  },
  'withdrawal-status': {
    verb: 'GET',
    request: members({ withdrawalId: text, paymentMethod: text }),
    answer: members({ status: any }, WITHDRAWAL),
  },
  'session-form-on-close-modal': {
    verb: 'POST',
    request: members({ paymentMethod: text, paymentMethodText: text, userId: text }),
    answer: unspecified,
  },
  events: {
    verb: 'POST',
    request: members({
      events: { type: 'array', items: members({ key: text, timestamp: { type: 'integer' }, value: any }) },
    }),
    answer: unspecified,
  },
} as const satisfies Record<string, WireCall>

export type CallName = keyof typeof WIRE_CALLS

export const isCallName = (name: string): name is CallName => Object.hasOwn(WIRE_CALLS, name)

/** The query of a socket. `isNative` and `platform` are sent on native platforms only. */
export const SOCKET_QUERY: Shape = members(
  {
    ...{ Authorization: text, Language: text, cashier_type: { enum: ['widget'] } },
    ...{ pwa: { enum: ['0', '1'] }, isMobileApp: { enum: ['0', '1'] } },
  },
  { xorigin: text, isNative: { enum: ['1'] }, platform: { enum: ['android', 'ios'] } },
)

/** An outgoing message; the name `idempotencyKey` is ours. */
export const SOCKET_MESSAGE: Shape = members(
  { msgid: text, sendTime: { type: 'integer' }, type: { type: 'string', pattern: '^[\\w-]+(:[\\w-]+)*$' }, data: {} },
  { idempotencyKey: text },
)

/** The headers of every HTTP call except `authorization`, in lower case, each with a check of its value. */
export const WIRE_HEADERS: Readonly<Record<string, (value: string) => boolean>> = {
  'content-type': (value) => value.startsWith('application/json'),
  'cache-control': (value) => value === 'no-cache',
  'extra-params': namesPlatformVersion,
  ismobileapp: isFlag,
  pwa: isFlag,
}

function namesPlatformVersion(value: string): boolean {
  try {
    const { platformVersion, ...rest } = JSON.parse(value)
    return typeof platformVersion === 'string' && platformVersion !== '' && Object.keys(rest).length === 0
  } catch {
    return false
  }
}

function isFlag(value: string): boolean {
  return ['0', '1', 'true', 'false'].includes(value)
}
