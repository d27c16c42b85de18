import { ANSWER as CREATE } from '../../../schemas/calls/depositCreate.ts'
import { ANSWER as CREATE_P2P } from '../../../schemas/calls/depositCreateP2p.ts'
import { P2P_CARD } from '../../../schemas/calls/p2pDeposit.ts'
import { UNIFIED_FLOW } from '../../../schemas/calls/unifiedFlow.ts'
import { describedMembers, type Words } from './describedMembers.ts'
import { code, json, page } from './markdown.ts'

const AMOUNT =
  'The amount that the player must pay, if it differs from the requested one: the player has to agree to it.'
const CREATED =
  'When it was created: a time such as `2026-12-01T09:00:00Z`, or Unix time. The time left counts from here.'

const IN_RESPONSE: Words = {
  source: 'The page of the provider: an address, or an object with `url`, `method` and `data`. It opens in a window.',
  method: 'How `source` is opened: `GET` (default) or `POST`.',
  data: 'What is sent to `source`, by name: an object, or a list of objects with `name` and `value`.',
  isFieldsRequired: 'Whether `fields` must be filled in before the deposit is created: the form adds them.',
  depositId: 'The id, if it is not beside `apiResponse`.',
  pageId: 'A page of the widget to go on with.',
  unifiedFlow: 'A page with payment details, in the form below.',
  requisites:
    'Payment details to copy: a record of values by name, or a list of `name`, `title`, `value` and `isCopyable` (default true; false for `bank`, `bank_name`, `bank_type` and `payment_system`). A layout reads one as `invoice.lines.<name>`.',
  card: 'More payment details: a record of values by name.',
  payment_amount: AMOUNT,
  payment_currency: 'The currency of `payment_amount`.',
  payment_system: 'What is paid with, as a line that is not copied.',
  created: CREATED,
  timeout_minutes: 'How long it can be paid, in minutes; default 15.',
  depositAddress: 'The address of a crypto deposit.',
  minDepositValue: 'The least that may be sent to the address.',
  cryptoName: 'The coin of the address.',
  memo: 'What must be sent with the payment, where the network needs it.',
  paymentMethodOffers: 'The offers of an on-ramp: `amount`, `fee`, `method` and `iconIds` of each.',
  qrCodeText: 'The text of a code to scan: `invoice.qr`.',
  qrDataURL: 'A picture of a code (png, jpeg or webp) as a data URL: `invoice.qrPicture`.',
  buttonPay: 'The address of a page or an app, behind a button.',
}

const BESIDE: Words = {
  depositId: 'The id of the deposit. Text or whole number; send numbers above 2^53 as text.',
  fields: 'Further fields, in the format of [a method’s](method.md#fields).',
  depositAddress: IN_RESPONSE.depositAddress ?? '',
  minDepositValue: IN_RESPONSE.minDepositValue ?? '',
  cryptoName: IN_RESPONSE.cryptoName ?? '',
  memo: IN_RESPONSE.memo ?? '',
  apiResponse: "The provider's part, with the members below.",
}

const UNIFIED: Words = {
  requisites: 'The lines.',
  'requisites[].name': 'The name: a layout reads the line as `invoice.lines.<name>`.',
  'requisites[].title': 'The label: a translation key or a text.',
  'requisites[].type':
    'The first line of type `qr` is the code (`invoice.qr`), and the first of type `link`, `url`, `deeplink` or `app` the button that opens it. Both are no lines then.',
  'requisites[].value': 'The value.',
  'requisites[].isCopyable': 'Whether it can be copied; default false.',
  instruction: 'What to do: a text, or an object with `text` and `steps`.',
  'instruction.text': 'A text above the steps.',
  'instruction.steps': 'The steps.',
  'instruction.steps[].stepNumber': 'The place of the step.',
  'instruction.steps[].stepInstruction': 'The text of the step.',
  inputFields:
    'Fields that the player fills in after the payment, with `name`, `placeholder`, `pattern` and `errorText`; sent with `deposit-complete`.',
  buttons: 'Names of buttons: `complete` adds “I’ve paid”.',
  created: CREATED,
  lifetime: 'How long it can be paid, in seconds; default: the `timeout_minutes` beside the form, else 600.',
  processingAmount: AMOUNT,
  processingCurrency: 'The currency of `processingAmount`.',
}

const PERSON: Words = {
  encoded: 'Whether the texts are base64.',
  number: 'The number of a card.',
  bank_account: 'The number of an account.',
  phone: 'A phone number.',
  bank_name: 'The name of the bank.',
  bank_type: 'The kind of account.',
  fullName: "The recipient's name.",
  transaction_description: 'What the player must write into the transfer.',
  country_code: 'The country of the account.',
  payment_system: 'What is paid with.',
}

const P2P: Words = {
  card: 'The recipient, with the members below.',
  unifiedFlow: IN_RESPONSE.unifiedFlow ?? '',
  created: CREATED,
  payment_amount: AMOUNT,
  payment_currency: 'The currency of `payment_amount`.',
  timeout_minutes: IN_RESPONSE.timeout_minutes ?? '',
  exists:
    'In the answer to `deposit-check`: whether there is an open deposit. In the answer to a create: `true` only if the answer names an older deposit instead of a new one.',
  passedAmount: 'The requested amount.',
  passedCurrency: 'Its currency.',
  depositId: BESIDE.depositId ?? '',
  isFieldsRequired: IN_RESPONSE.isFieldsRequired ?? '',
  fields: BESIDE.fields ?? '',
  apiResponse: 'The same members may be in here.',
}

const UNIFIED_EXAMPLE = {
  depositId: 'd-1',
  apiResponse: {
    unifiedFlow: {
      requisites: [
        { name: 'reference', title: 'Reference', value: '9340 1184', isCopyable: true },
        { name: 'code', type: 'qr', value: '0002010102' },
      ],
      buttons: [],
      created: '2026-12-01T09:00:00Z',
      lifetime: 900,
      processingAmount: '100.00',
      processingCurrency: 'MXN',
    },
  },
}

/** The cases of `afterCreate`, in its order. */
const ORDER = [
  `${code('isFieldsRequired')}: the form stays, and asks for ${code('fields')} too.`,
  `${code('source')}: the provider’s page, in a window; ${code('complete')} while it is open.`,
  `${code('unifiedFlow')}: payment details (${code('deposit.invoice')}).`,
  `${code('paymentMethodOffers')}: the list of an on-ramp’s offers.`,
  `${code('requisites')} or ${code('card')}: payment details (${code('deposit.invoice')}). So is any response of a method with the card view type 9 (bank transfer).`,
  `${code('pageId')}, if it is ${code('eazype')} or ${code('pix')}: the page of that kind.`,
  `${code('depositAddress')}: the address of a crypto deposit.`,
  `${code('qrCodeText')}, ${code('qrDataURL')} or ${code('buttonPay')}: a code or a button (${code('deposit.invoice')}).`,
  `None of them: ${code('complete')}.`,
]
  .map((line, index) => `${index + 1}. ${line}`)
  .join('\n')

/** The page about the responses to a create, which decide the page after the press. */
export const responsesPage = (): string =>
  page(
    '# Responses to a create',
    'What your API returns decides the page after the press. No member is required, and unknown ones are ignored. The first of these that the response has decides:',
    ORDER,
    'The [guides](../layout/README.md) have a complete response for each task.',
    '## deposit-create',
    describedMembers('Responses', CREATE, BESIDE),
    `The members of ${code('apiResponse')}:`,
    describedMembers('Responses', CREATE.properties.apiResponse, IN_RESPONSE),
    json({
      depositId: 'd-1',
      apiResponse: { source: { url: 'https://provider.example/pay', method: 'GET', data: {} } },
    }),
    '## A unified form',
    `The members of ${code('unifiedFlow')}:`,
    describedMembers('Responses', UNIFIED_FLOW, UNIFIED),
    json(UNIFIED_EXAMPLE),
    '## deposit-create-p2p',
    describedMembers('Responses', CREATE_P2P, P2P),
    `The members of ${code('card')}:`,
    describedMembers('Responses', P2P_CARD, PERSON),
    json({
      depositId: 'd-1',
      card: { bank_account: '646180157042875763', bank_name: 'STP', fullName: 'Ana García' },
      payment_amount: '100.00',
      payment_currency: 'MXN',
      timeout_minutes: 15,
    }),
  )
