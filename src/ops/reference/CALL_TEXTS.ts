import { P2P_MEMBERS } from '../../../schemas/calls/p2pDeposit.ts'
import type { Words } from './describedMembers.ts'

/** What the reference says about a call besides its schemas and its code. */
export interface CallText {
  /** What the call is for: one sentence without a full stop. */
  readonly purpose: string
  /** When the widget sends it. */
  readonly when: string
  /** The members of the request and of the response, where neither their schemas nor `COMMON` describe them. */
  readonly request?: Words
  readonly response?: Words
  /** Members of the response that another page describes. */
  readonly elsewhere?: readonly string[]
  /** Replaces the table of the response, if another page describes it or nobody reads it. */
  readonly responseText?: string
  readonly exampleRequest?: object
  readonly exampleResponses: readonly object[]
  /** What the server has to heed. */
  readonly notes?: readonly string[]
  /** What follows from an error, if the general rules do not say it. */
  readonly errors?: string
}

const MONEY = 'A decimal text, such as `100.50`.'
const METHODS =
  'The methods, in the format of [Methods](method.md). An unreadable method is left out and reported; the others are shown.'
const EXTRAS =
  'Data about the host and the player, passed through from the host: `host`, `partnerKey`, `country` and `balance`. Absent if empty.'
const CREATED_RESPONSE = 'The response decides the next page: [Responses](responses.md#deposit-create).'
/** For calls whose response is not read, except for a refusal. */
const STATUS_ONLY =
  'Any body, or none: the status says whether the call succeeded. A body that says no, such as `{"success": false, "error": {…}}`, counts as [a refusal](#errors).'
const IGNORED = 'Any body, or none. It is ignored.'

/** Members that mean the same in all calls. */
export const COMMON: Words = {
  amount: MONEY,
  currency: 'The code of the currency.',
  country: 'The country of the player, or the one that the player chose.',
  paymentMethod: "The method's `name`.",
  selectedCountry: 'The country whose methods are shown.',
  depositId: 'The id of the deposit, from the response to its create.',
  fields: 'What the player filled in, by the name of the field. All values are texts.',
  abTestGroup: 'The test group of the player, if the host gave one.',
  isActivatedBonus: 'Whether the player takes a bonus with the deposit.',
  bonusId: 'The id of that bonus.',
  paymentSessionId: 'The id from `session-start`; null if there is none.',
  paymentType: "The method's `name`.",
  returnUrl: 'The page to which the provider returns the player.',
  wallet: 'The wallet address that the player filled in; null if the form has none.',
  metadata: 'Present if the player chose a quick amount and did not change it.',
  'metadata.isFromChip': 'True.',
  geetestCaptchaOutput: 'The result of GeeTest: `captcha_output`.',
  geetestGenTime: 'The result of GeeTest: `gen_time`.',
  geetestLotNumber: 'The result of GeeTest: `lot_number`.',
  geetestPassToken: 'The result of GeeTest: `pass_token`.',
  recaptchaToken: 'The result of reCAPTCHA.',
  captchaBypass:
    "True: the captcha could not be shown, because its vendor can't be reached. The server decides whether to accept this.",
  extras: EXTRAS,
  methods: METHODS,
}

const CONTINUED =
  'Null for a new deposit. Otherwise the id of the deposit whose response asked for more `fields`: this request fills them in.'

const CREATE_NOTES: readonly string[] = [
  'Store the deposit and its idempotency key before you call the provider: see [Lost answers](#lost-answers).',
  'A request without a captcha that you need: refuse it with the code `captcha_required`, before anything is created. The widget gets a captcha and sends the request once more, with a new key.',
]

/** The calls, in the order in which a player meets them. */
export const CALL_TEXTS: Readonly<Record<string, CallText>> = {
  'methods-payment-v5': {
    purpose: 'Returns the deposit methods',
    when: 'At the start, after a change of country, and when a stale list is opened again.',
    request: {
      currency: "The player's currency.",
      'currency.code': 'Its code.',
      'currency.type': 'Whether it is a cryptocurrency.',
    },
    response: {
      initCurrencies: "The currency of each kind, used where the player's own is of the other kind.",
      'initCurrencies.fiat': 'Default `USD`.',
      'initCurrencies.crypto': 'Default `USDT`.',
      isDirectGeo: 'True: no methods are listed, and the page for countries without methods is shown.',
    },
    exampleRequest: { country: 'MX', currency: { code: 'MXN', type: 'fiat' } },
    exampleResponses: [{ methods: [{ name: 'airtm', text: { en: 'Airtm' }, limits: { min: '21', max: '20155' } }] }],
  },
  'methods-payment-v3': {
    purpose: 'Returns the deposit methods of a sweepstake, and for hosts of an older platform version',
    when: 'In place of `methods-payment-v5`, in these two cases.',
    response: {
      initCurrencies: 'As in `methods-payment-v5`.',
      isDirectGeo: 'As in `methods-payment-v5`.',
    },
    exampleRequest: { country: 'US', currency: 'USD' },
    exampleResponses: [{ methods: [{ name: 'btc', category: 'crypto', network: 'BTC' }] }],
  },
  'methods-country-selector-v2': {
    purpose: 'Returns the countries that the player can choose',
    when: 'At the start, beside the list of methods. The list works without it.',
    response: {
      countries: 'The countries.',
      'countries[].code': 'Two letters (ISO 3166).',
      'countries[].name': 'The name, if the widget should show another than its own.',
      'countries[].currency': 'The currency of the country.',
    },
    exampleResponses: [{ countries: [{ code: 'MX', name: 'Mexico', currency: 'MXN' }] }],
  },
  'deposit-limits': {
    purpose: "Returns today's limits of a method",
    when: 'When a form opens, beside its first paint. Without a response, the limits of the list apply.',
    responseText:
      'An object by method name: `min` and `max` of each, as numbers or decimal texts. A method that is missing, `null` or `{}` has no limits of its own. If a limit can’t be read, nothing can be paid by the method. Your server must enforce the limits too.',
    exampleRequest: { currency: 'MXN', paymentMethod: 'airtm' },
    exampleResponses: [{ airtm: { min: '25', max: '15000' } }],
  },
  'session-start': {
    purpose: 'Starts a payment session, so that you know which amounts are considered',
    when: 'Half a second after an amount was typed, once for each amount; for a cryptocurrency once, when it is chosen. Payments work without it.',
    request: { pendingGroup: "The method's `category`; its `name` if it has none." },
    response: {
      payment_session_id: 'The id; creates send it as `paymentSessionId`.',
      pending_group: 'The `pendingGroup` of the request.',
      created_at: 'When the session was created.',
    },
    exampleRequest: { amount: '100.50', currency: 'MXN', pendingGroup: 'airtm' },
    exampleResponses: [
      { payment_session_id: 'session-1', pending_group: 'airtm', created_at: '2026-12-01T09:00:00.000Z' },
    ],
  },
  'bank-get': {
    purpose: 'Returns the bank of a card, by its first six digits',
    when: 'While the player types into a field with `isTriggered`. Failures are ignored.',
    request: { payment_method: "The method's `name`.", bin: 'The first six digits.' },
    response: {
      bank: 'The bank: its name, or an object.',
      'bank.code': 'The code of the bank, for a field with choices.',
      'bank.name': 'The name, which is shown below the card.',
      code: 'The same as `bank.code`.',
      name: 'The same as `bank.name`.',
      field: 'The field to fill in; default `bank`.',
    },
    exampleRequest: { payment_method: 'upi_card', bin: '411111' },
    exampleResponses: [{ bank: { code: 'hdfc', name: 'HDFC Bank' } }, {}],
  },
  'deposit-prepare': {
    purpose: 'Returns what a method needs before a deposit',
    when: 'At the first press, for methods with `isPreparationRequired`. The player then presses again.',
    response: {
      details: 'Notes for the player: a text, or a list of texts or titled values.',
      'details[].title': 'The label.',
      'details[].value': 'The value.',
      fields: 'Further fields, in the format of [a method’s](method.md#fields).',
    },
    exampleRequest: { paymentMethod: 'airtm' },
    exampleResponses: [
      { details: ['The bank sends a code to your phone.'], fields: [{ name: 'phone', mask: '## #### ####' }] },
    ],
  },
  'deposit-check': {
    purpose: 'Returns whether the player has an open deposit with a method',
    when: 'When a form opens; and after a create without a usable response, until the outcome is known.',
    response: {
      exists: 'Whether the player has an open deposit with the method.',
      depositId: 'The id of the newest one. Required if `exists` is true: without it, nothing can be concluded.',
    },
    exampleRequest: { paymentMethod: 'airtm', selectedCountry: 'MX' },
    elsewhere: Object.keys(P2P_MEMBERS).filter((name) => name !== 'exists'),
    exampleResponses: [{ exists: true, depositId: 'dep-1001' }, { exists: false }],
    notes: [
      'That a player never pays twice rests on this response: see [Lost answers](#lost-answers).',
      'When a form opens, the widget asks `deposit-status` about the deposit in the response. A paid one is not shown to the player as open.',
      'To show the payment details again, the response may also have the members of [the create](responses.md#deposit-create-p2p).',
      'A deposit whose response asked for more `fields` is a draft: nobody can have paid it. Leave it out, or send `"isFieldsRequired": true`.',
    ],
    errors:
      'If there is none, respond with `{"exists": false}`, not with 404. If you can’t tell, respond with an error, never with `{"exists": false}`.',
  },
  'deposit-create': {
    purpose: 'Creates a deposit, or the address of a crypto deposit',
    when: 'When the player presses the button; for a cryptocurrency, when the player opens the page of the address. An address is requested with the minimum deposit as the amount.',
    request: {
      amount: 'The amount on the button, as a decimal text.',
      depositId: CONTINUED,
      onrampCurrency: 'Only for an on-ramp: the currency that the player chose. `currency` is the same.',
    },
    responseText: CREATED_RESPONSE,
    exampleRequest: {
      amount: '100.50',
      currency: 'MXN',
      depositId: null,
      fields: { email: 'ana@example.com' },
      isActivatedBonus: false,
      paymentSessionId: 'session-1',
      paymentType: 'airtm',
      returnUrl: 'https://pay.example/paywidget/',
      wallet: null,
      selectedCountry: 'MX',
    },
    exampleResponses: [{ depositId: 'dep-1001', apiResponse: { source: 'https://provider.example/pay/dep-1001' } }],
    notes: CREATE_NOTES,
  },
  'deposit-create-p2p': {
    purpose: 'Creates a peer-to-peer deposit',
    when: 'In place of `deposit-create`, for peer-to-peer methods.',
    request: {
      amount: 'The amount on the button, as a decimal text.',
      bank: 'The value of the field `bank`; empty without such a field.',
      checkScore: 'The `checkScore` of the method; default true.',
      depositId: CONTINUED,
    },
    responseText:
      'The payment details, or the older deposit with `"exists": true`: [Responses](responses.md#deposit-create-p2p).',
    exampleRequest: {
      amount: '100.50',
      bank: 'bbva',
      checkScore: true,
      selectedCountry: 'MX',
      currency: 'MXN',
      depositId: null,
      fields: { bank: 'bbva' },
      isActivatedBonus: false,
      paymentMethod: 'card_p2p',
      paymentSessionId: null,
    },
    exampleResponses: [
      { depositId: 'dep-1002', card: { bank_account: '646180157042875763' }, payment_amount: '100.50' },
    ],
    notes: CREATE_NOTES,
  },
  'deposit-create-sweepstake': {
    purpose: 'Creates the deposit that buys a box of coins, and returns the crypto address to pay it to',
    when: 'When the player has chosen a box and a network.',
    request: {
      amount: 'The price of the box.',
      boxId: 'The id of the box, from `sweepstake-boxes`.',
      depositId: 'Null.',
      bonusId: 'The id of the bonus; null if there is none.',
    },
    responseText: CREATED_RESPONSE,
    exampleRequest: {
      amount: '9.99',
      boxId: 'box-1',
      currency: 'USD',
      depositId: null,
      fields: {},
      isActivatedBonus: false,
      paymentType: 'btc',
      returnUrl: 'https://pay.example/paywidget/',
      selectedCountry: 'US',
      wallet: null,
      bonusId: null,
    },
    exampleResponses: [{ depositId: 'dep-1003', depositAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }],
  },
  'external-deposit-continue': {
    purpose: 'Continues an on-ramp deposit with the offer that the player chose',
    when: 'When the player presses the button on the page of offers. After that, no other offer of this deposit can be chosen.',
    request: { method: 'The `method` of the offer.' },
    response: {
      source:
        'The page of the provider: an address, or an object with `url`, `method` and `data`. None: the status page opens.',
      method: 'How `source` is opened: `GET` (default) or `POST`.',
      data: 'What is sent to `source`, by name.',
      apiResponse: 'The same members may be in here.',
    },
    exampleRequest: { depositId: 'dep-1004', method: 'moonpay' },
    exampleResponses: [{ source: 'https://provider.example/pay/dep-1004' }],
    errors: 'After an unknown outcome, the page of the status opens, and `deposit-status` decides.',
  },
  'deposit-status': {
    purpose: 'Returns the status of a deposit',
    when: 'On pages that show an open deposit: at once, after 5 s, then at growing pauses of up to 30 s until it is paid; while an invoice is open, every 5 s. Also when the player returns to the page, and after a push; never more than once a second.',
    response: {
      status: 'See [Statuses](#statuses).',
      txid: 'Only for a crypto deposit: the transaction that was seen on the chain. Until it is sent, the player keeps the page with the address.',
      blockchain: 'The chain of the transaction.',
      amount: 'How many coins were sent.',
      currency: 'The currency of `finalAmount`.',
      cryptoCurrency: 'The coin.',
      finalAmount: 'What the player is credited.',
    },
    exampleRequest: { depositId: 'dep-1001', paymentMethod: 'airtm' },
    exampleResponses: [{ status: 0 }, { status: 1 }, { status: 'AUTO_CANCELED' }],
    errors:
      'An error changes nothing on the page: it never says that a deposit was declined. After three in a row, the player reads that the status can’t be read at the moment.',
  },
  'deposit-complete': {
    purpose: 'Reports to the server that the player claims to have paid',
    when: 'When the player presses “I’ve paid” below payment details. Also once when `deposit-status` says that an open peer-to-peer deposit was cancelled.',
    request: {
      extras: 'What the player filled in on this page. May be empty.',
      'extras.confirmationId': 'The id of the payment in the player’s app, for methods with `confirmationId`.',
      'extras.inputs': 'The values of `inputFields`, by name.',
    },
    responseText: STATUS_ONLY,
    exampleRequest: { depositId: 'dep-1002', paymentMethod: 'card_p2p', extras: { confirmationId: '12345678' } },
    exampleResponses: [{}],
    notes: ['This is what the player says, not a proof of payment.'],
    errors:
      'After an unknown outcome, the same request is sent again with the same key, after 2 s and after another 5 s. After a refusal, the player can press again.',
  },
  'deposit-cancel': {
    purpose: 'Cancels a deposit that will not be paid',
    when: 'When the player cancels on the page of the payment details, when their time is over, or when the player has left the form before the create was answered. Sent once.',
    responseText: STATUS_ONLY,
    exampleRequest: { depositId: 'dep-1002', paymentMethod: 'card_p2p' },
    exampleResponses: [{}],
    errors: 'Not sent again: `deposit-status` decides.',
  },
  'payment-convert-v2': {
    purpose: 'Converts an amount',
    when: 'For the minimum of a crypto address, and for the amount of a redemption; every minute while it is shown.',
    request: { from: 'The currency of `amount`.', to: 'The currency to convert to.' },
    response: { amount: 'The amount in the currency `to`.' },
    exampleRequest: { amount: '0.0005', from: 'BTC', to: 'USD' },
    exampleResponses: [{ amount: '48.20' }],
  },
  'sweepstake-boxes': {
    purpose: 'Returns the boxes of coins that a sweepstake sells',
    when: 'When the page of the boxes opens.',
    responseText:
      'An object with the list `boxes`: of each `boxId`, `price`, `priceCurrencyCode`, and in `currenciesList` the coins `main.amount` and the free coins `free.amount`. A box that lacks one of them is left out and reported.',
    exampleResponses: [
      {
        boxes: [
          {
            boxId: 'box-1',
            price: '9.99',
            priceCurrencyCode: 'USD',
            currenciesList: { main: { amount: '100000' }, free: { amount: '10.00' } },
          },
        ],
      },
    ],
  },
  'sweepstake-balance-get': {
    purpose: 'Returns the coins that can be redeemed, by currency',
    when: 'On the pages of a redemption; every 15 s while coins must still be played, or the redemption is blocked.',
    responseText:
      'A list with `currency` and `balance` of each. A currency that is not in the list has a balance of 0.',
    exampleResponses: [[{ currency: 'QSC', balance: '125.50' }]],
  },
  'sweepstake-recoup-sum': {
    purpose: 'Returns how much must still be played before coins can be redeemed',
    when: 'Together with `sweepstake-balance-get`.',
    response: {
      data: 'The sum.',
      'data.amount': 'How much must be played; 0: nothing.',
      'data.status':
        'Missing or empty, or one of `ok`, `success`, `true`, `1`, `active`, `allowed`, `available`, `ready`, `done`, `completed`: coins can be redeemed. Any other value blocks it.',
    },
    exampleRequest: { currency: 'QSC' },
    exampleResponses: [{ data: { status: 'ok', amount: '12.00' } }],
  },
  'methods-withdrawal': {
    purpose: 'Returns the withdrawal methods',
    when: 'When the list of withdrawals opens.',
    response: { balances: 'How much can be withdrawn from each account: `main` and `additional`, as decimal texts.' },
    exampleRequest: { country: 'MX', currency: 'MXN' },
    exampleResponses: [{ methods: [{ name: 'spei_out' }], balances: { main: '5000.00' } }],
    notes: ['An account whose balance can’t be read is closed. Without `balances`, no balance is shown or checked.'],
  },
  'methods-withdrawal-v4': {
    purpose: 'Returns the withdrawal methods of the crypto-balance and the sweepstake cashier',
    when: 'In place of `methods-withdrawal`, in these cashiers. `country` is not sent.',
    response: { balances: 'As in `methods-withdrawal`.' },
    exampleRequest: { currency: 'USDT' },
    exampleResponses: [{ methods: [{ name: 'usdt_out' }] }],
  },
  'withdrawal-check': {
    purpose: 'Returns whether the player has an open withdrawal with a method',
    when: 'When the form opens; and after a `withdrawal-create` without a usable response: an open withdrawal that did not exist before counts as created by that request.',
    exampleRequest: { paymentMethod: 'spei_out', selectedCountry: 'MX' },
    exampleResponses: [{ exists: true, withdrawalId: 'wd-5001' }, { exists: false }],
    notes: ['The rules of [Lost answers](#lost-answers) apply to withdrawals as well.'],
    errors:
      'If there is none, respond with `{"exists": false}`, not with 404: after an error the outcome of the create stays unknown, and the player is asked to contact support.',
  },
  'withdrawal-create': {
    purpose: 'Creates a withdrawal, which then awaits the confirmation of the player',
    when: 'When the player presses the button of the form.',
    request: {
      account: 'The account to withdraw from.',
    },
    response: {
      withdrawalId:
        'The id. Without it, the withdrawal can’t be confirmed, and the widget looks for it with `withdrawal-check`.',
    },
    exampleRequest: {
      amount: '1000.00',
      currency: 'MXN',
      paymentMethod: 'spei_out',
      account: 'main',
      fields: { clabe: '012180001183597190' },
      selectedCountry: 'MX',
    },
    exampleResponses: [
      { withdrawalId: 'wd-5001', amount: '1000.00', currency: 'MXN', confirmationCode: { sentTo: '+52 ••• 45 67' } },
    ],
    notes: ['Nothing may be paid out before `withdrawal-confirm`.'],
  },
  'withdrawal-confirm': {
    purpose: 'Confirms a withdrawal',
    when: 'When the player presses the button of the confirmation.',
    request: {
      withdrawalId: 'The id of the withdrawal, from `withdrawal-create`.',
      code: 'The code that was sent to the player, if the withdrawal has a `confirmationCode`.',
    },
    responseText: STATUS_ONLY,
    exampleRequest: { withdrawalId: 'wd-5001', paymentMethod: 'spei_out', code: '123456' },
    exampleResponses: [{}],
    errors:
      'After an unknown outcome, and after a refusal, the widget asks `withdrawal-status`; its answer decides. A wrong code: `"field": "code"`, or a code such as `banking.wrongCode`.',
  },
  'withdrawal-cancel': {
    purpose: 'Cancels a withdrawal that awaits confirmation',
    when: 'When the player cancels on the page of the confirmation.',
    request: { withdrawalId: 'The id of the withdrawal, from `withdrawal-create`.' },
    responseText: STATUS_ONLY,
    exampleRequest: { withdrawalId: 'wd-5001', paymentMethod: 'spei_out' },
    exampleResponses: [{}],
    errors: 'After an unknown outcome, and after a refusal, the widget asks `withdrawal-status`; its answer decides.',
  },
  'withdrawal-status': {
    purpose: 'Returns the status of a withdrawal',
    when: 'When the page of the withdrawal opens, then every 5 s, later every 30 s, until the status is final; also after a confirmation or cancellation that was refused or has no response, and when a form finds an open withdrawal.',
    exampleRequest: { withdrawalId: 'wd-5001', paymentMethod: 'spei_out' },
    exampleResponses: [
      { status: 0, amount: '1000.00', currency: 'MXN', fee: '25.00', receives: '975.00' },
      { status: 1, amount: '1000.00', currency: 'MXN' },
      { status: 2 },
    ],
    errors:
      'After an error, a response without `status`, or no response, the page does not change, and the widget tries again. Respond with 404 if the withdrawal belongs to another player.',
  },
  'session-form-on-close-modal': {
    purpose: 'Tells the server that the player left during a create',
    when: 'When the widget closes or its page unloads while a create has no response. Always over HTTP, because a socket ends with its page.',
    request: {
      paymentMethodText: 'The name of the method as the player saw it.',
      userId: "The host's id of the player; empty if the host gave none.",
    },
    responseText: IGNORED,
    exampleRequest: { paymentMethod: 'airtm', paymentMethodText: 'Airtm', userId: '90210' },
    exampleResponses: [{}],
    notes: ['The create goes on: do not cancel the deposit because of this call.'],
  },
  events: {
    purpose: 'Receives events of the widget, for the operator',
    when: 'In batches, beside everything else. A failure has no effect.',
    request: {
      events: 'The events: [Events and analytics](../../src/docs/events.md).',
      'events[].key': 'The kind of event.',
      'events[].timestamp': 'When it happened, in milliseconds since 1970.',
      'events[].value': 'The data of this kind.',
    },
    responseText: IGNORED,
    exampleRequest: { events: [{ key: 'list_shown', timestamp: 1796115600000, value: { delay_ms: 1800 } }] },
    exampleResponses: [{}],
  },
}
