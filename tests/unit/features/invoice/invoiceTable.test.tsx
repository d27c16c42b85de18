import { readFileSync } from 'node:fs'
import hostToHostLayout from 'virtual:built-in/deposit.invoice'
import eazypeLayout from 'virtual:built-in/variants/deposit.invoice.eazype'
import indiaLayout from 'virtual:built-in/variants/deposit.invoice.india'
import p2pLayout from 'virtual:built-in/variants/deposit.invoice.p2p'
import pixLayout from 'virtual:built-in/variants/deposit.invoice.pix'
import unifiedLayout from 'virtual:built-in/variants/deposit.invoice.unified'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLanguages } from '../../../../.ci/vite/languages.ts'
import { METHOD_FOLDERS } from '../../../../fixtures/index.ts'
import { INVOICE_STATES } from '../../../../schemas/scopes/invoiceStates.ts'
import { DEPOSIT_KINDS, type DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { LayoutView } from '../../../../src/drawing/LayoutView.tsx'
import { guidesOf } from '../../../../src/guides/guidesOf.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { CheckedLayout } from '../../../../src/language/CheckedLayout.ts'
import { checkDocument } from '../../../../src/language/checkDocument.ts'
import type { InvoiceStore, OpenInvoice } from '../../../../src/payments/InvoiceStore.ts'
import { type InvoiceState, invoiceState } from '../../../../src/reference/invoiceTable.ts'
import { instructionScope } from '../../../../src/scopes/instructionScope.ts'
import { createWorld, methodNamed } from '../../../harness/page/createWorld.ts'
import { anOpenInvoice } from '../../support/anInvoice.ts'
import { textsOf } from '../builders.ts'

let texts: Texts
beforeAll(async () => {
  // The rule of which pictures are loaded asks for the page's own origin.
  vi.stubGlobal('location', { origin: 'https://cashier.example', hostname: 'cashier.example' })
  texts = await textsOf()
})
afterAll(() => void vi.unstubAllGlobals())

/** The layouts as checked by the build. */
const LAYOUTS = {
  peerToPeer: p2pLayout,
  peerToPeerUnified: unifiedLayout,
  unified: unifiedLayout,
  hostToHost: hostToHostLayout,
  india: indiaLayout,
  pix: pixLayout,
  eazype: eazypeLayout,
  cash: hostToHostLayout,
} as Readonly<Record<DepositKind, CheckedLayout>>

const [ACCOUNT, HOLDER, AMOUNT, CODE] = ['646180110400000007', 'Ana Example', '500.00', 'upi://pay?pa=a@b']
const PAGE = { url: 'https://provider.example/pay', method: 'GET', data: {} } as const

const invoiceOf = (kind: DepositKind) =>
  anOpenInvoice({
    ...{ kind, amount: AMOUNT, currency: 'MXN', holder: HOLDER, qr: CODE, page: PAGE, endsAt: 8.64e15 },
    requisites: [{ name: 'number', title: '', value: ACCOUNT, isCopyable: true }],
    steps: ['Open the app of your bank.'],
  })

/** A method whose fields are on the form, not on the invoice. */
const WITHOUT_FIELDS = methodNamed('bkash_p2p')

/** Puts an invoice into each state. */
const INTO: Readonly<Record<InvoiceState, (invoices: InvoiceStore, kind: DepositKind) => void>> = {
  payable: () => {},
  changed: (invoices, kind) => invoices.setInvoice({ ...invoiceOf(kind), amount: '640.50' }),
  paid: (invoices) => invoices.setSettled('paid'),
  expired: (invoices) => invoices.setExpired(true),
  cancelling: (invoices) => invoices.setSettled('cancelling'),
  cancelled: (invoices) => invoices.setSettled('cancelled'),
  unknown: (invoices) => {
    invoices.setExpired(true)
    invoices.setSettled('unclear')
  },
  none: (invoices, kind) => invoices.setInvoice(anOpenInvoice({ kind, amount: AMOUNT })),
  unreadable: (invoices, kind) => invoices.setInvoice({ ...invoiceOf(kind), amount: '-5000' }),
}

function draw(kind: DepositKind, state: InvoiceState, layout = LAYOUTS[kind]) {
  const world = createWorld({ texts, selected: WITHOUT_FIELDS })
  const { deposit } = world.stores
  world.invoices.setInvoice(invoiceOf(kind))
  deposit.offerPage(PAGE)
  INTO[state](world.invoices, kind)
  expect(world.invoices.state).toBe(state)
  const opened = world.open(layout)
  const html = renderToStaticMarkup(<LayoutView layout={opened.layout} plan={opened.plan} env={world.env} />)
  // Account numbers may be drawn in groups of digits, so the tags between them are removed.
  const words = html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\s\u00a0]+/g, ' ')
  return { html, words, has: (key: string) => words.includes(texts.t(key).split('{{')[0]!), world }
}

function checked(json: unknown): CheckedLayout {
  const { layout, problems } = checkDocument(json)
  expect(problems).toEqual([])
  return layout!
}

interface Wanted {
  /** Whether the account, its holder, the QR code and the link to the page of the provider are shown. */
  readonly details: boolean
  readonly amount: boolean
  readonly button: string
  readonly note: string | undefined
}

const WANTED: Readonly<Record<InvoiceState, Wanted>> = {
  payable: { details: true, amount: true, button: 'invoice.paid', note: undefined },
  changed: { details: false, amount: true, button: 'invoice.changed.accept', note: 'invoice.changed.short' },
  paid: { details: true, amount: true, button: 'invoice.status', note: 'invoice.paidSaid' },
  expired: { details: false, amount: false, button: 'invoice.status', note: 'invoice.expired' },
  cancelling: { details: false, amount: false, button: 'invoice.status', note: 'invoice.cancelling' },
  cancelled: { details: false, amount: false, button: 'invoice.status', note: 'invoice.cancelledEarly' },
  unknown: { details: false, amount: false, button: 'invoice.status', note: 'invoice.unknown' },
  none: { details: false, amount: false, button: 'invoice.status', note: 'invoice.none' },
  unreadable: { details: false, amount: false, button: 'invoice.status', note: 'invoice.unreadable' },
}
const BUTTONS = ['invoice.paid', 'invoice.changed.accept', 'invoice.status']
const NOTES = [...new Set(Object.values(WANTED).flatMap(({ note }) => note ?? []))]

/** The first step of an Indian invoice has its own button, "next", while the invoice can be paid or is paid. */
const buttonOf = (kind: DepositKind, state: InvoiceState) =>
  kind === 'india' && (state === 'payable' || state === 'paid') ? 'invoice.india.next' : WANTED[state].button

const CELLS = DEPOSIT_KINDS.flatMap((kind) => INVOICE_STATES.map((state) => [kind, state] as const))

describe('N9 D-27 the table of invoices, as its pages draw it', () => {
  it.each(CELLS)('%s, %s: what is shown, what can be copied, and the one way on', (kind, state) => {
    const { html, words, has } = draw(kind, state)
    const wanted = WANTED[state]
    expect(words.includes(ACCOUNT), 'the account').toBe(wanted.details)
    expect(words.includes(HOLDER), 'the holder').toBe(wanted.details)
    const isCoded = wanted.details && kind !== 'peerToPeer'
    expect(html.includes(texts.t('qr.hint')), 'the code').toBe(isCoded)
    expect(has('invoice.openPage'), 'the page').toBe(isCoded)
    expect(html.includes(texts.t('copy.action', { label: texts.t('invoice.amount') })), 'copies the amount').toBe(
      wanted.amount,
    )
    expect(html.includes(texts.t('copy.action', { label: texts.t('requisite.number') })), 'copies the account').toBe(
      wanted.details,
    )
    expect(BUTTONS.filter(has)).toEqual(BUTTONS.filter((key) => key === buttonOf(kind, state)))
    expect(has(buttonOf(kind, state))).toBe(true)
    expect(html).not.toMatch(/<button[^>]*disabled/)
    expect(NOTES.filter(has)).toEqual(NOTES.filter((key) => key === wanted.note))
    expect(has('invoice.p2p.guarantee')).toBe(kind === 'peerToPeer' && state === 'payable')
    expect(html.includes('role="timer"')).toBe(wanted.amount)
  })

  it.each(INVOICE_STATES)(
    'UNI-05 Q-104 a unified form that may not be completed has its status as the way on: %s',
    (state) => {
      const world = createWorld({ texts, selected: WITHOUT_FIELDS })
      world.invoices.setInvoice({ ...invoiceOf('unified'), mayComplete: false })
      const opened = world.open(LAYOUTS.unified)
      INTO[state](world.invoices, 'unified')
      if (state === 'changed' || state === 'none' || state === 'unreadable') return
      const html = renderToStaticMarkup(<LayoutView layout={opened.layout} plan={opened.plan} env={world.env} />)
      expect(html).not.toContain(texts.t('invoice.paid'))
      expect(html).toContain(texts.t('invoice.status'))
    },
  )

  const OPERATORS = METHOD_FOLDERS.flatMap(({ name, layouts }) =>
    Object.entries(layouts).flatMap(([screen, json]) => (screen === 'deposit.invoice' ? [[name, json] as const] : [])),
  )
  const CLOSED = INVOICE_STATES.filter((state) => !WANTED[state].details)

  it.each(OPERATORS.flatMap(([name, json]) => CLOSED.map((state) => [name, state, json] as const)))(
    'N9 the page of an operator, %s, shows nothing to pay with either: %s',
    (_, state, json) => {
      const { html, words, has } = draw('hostToHost', state, checked(json))
      expect(words).not.toContain(ACCOUNT)
      expect(words).not.toContain(HOLDER)
      expect(html).not.toContain('<figcaption')
      expect(has(WANTED[state].button)).toBe(true)
      // A guide may name the button in a sentence.
      expect(html).not.toContain(`>${texts.t('invoice.paid')}<`)
    },
  )
})

/** The HTML of the built-in page with this invoice. */
function drawn(kind: DepositKind, invoice: Partial<OpenInvoice>, over: { texts?: Texts; instructions?: object } = {}) {
  const { instructions = {} } = over
  const words = over.texts ?? texts
  const world = createWorld({ texts: words, selected: WITHOUT_FIELDS })
  const { session, methods, deposit } = world.stores
  world.invoices.setInvoice({ ...invoiceOf(kind), ...invoice })
  deposit.offerPage(invoice.page)
  const navigation = { go: () => {}, query: () => undefined }
  const guides = guidesOf({ site: { instructions }, session, methods, deposit, texts: words, navigation } as never)
  const instruction = instructionScope({
    ...guides,
    texts: words,
    site: { staticPath: '/', iconBase: '', instructions: {} },
  })
  const opened = world.open(LAYOUTS[kind])
  const env = { ...world.env, scopes: Object.create(world.env.scopes, { instruction: { value: instruction } }) }
  return renderToStaticMarkup(<LayoutView layout={opened.layout} plan={opened.plan} env={env} />)
}

describe('P2P-14 an invoice of a transfer from abroad', () => {
  const NO_STEPS = { sber: [], 't-bank': [], gazprom: [] }
  const ABROAD: Partial<OpenInvoice> = { country: 'RU', steps: [], page: undefined }
  const BANKS = ['bank.sber', 'bank.t-bank', 'bank.gazprom']
  const STEPS = ['instruction.transfer.1', 'instruction.transfer.2', 'instruction.transfer.3']
  const escaped = (text: string) => renderToStaticMarkup(<>{text}</>)
  const seen = (html: string, { t }: Texts, keys: readonly string[]) =>
    keys.filter((key) => html.includes(escaped(t(key))))

  it.each(Object.keys(readLanguages()))(
    'leads to the steps of each bank, or says them in %s where no bank has any',
    async (lang) => {
      const said = await textsOf(lang, JSON.parse(readFileSync(`src/i18n/locales/${lang}.json`, 'utf8')))
      const led = drawn('peerToPeer', ABROAD, { texts: said })
      expect(seen(led, said, [...BANKS, ...STEPS])).toEqual(BANKS)
      const told = drawn('peerToPeer', ABROAD, { texts: said, instructions: NO_STEPS })
      expect(seen(told, said, [...BANKS, ...STEPS])).toEqual(STEPS)
      expect(said.has('instruction.transfer.1')).toBe(true)
    },
  )

  it.each<[string, Partial<OpenInvoice>, object, readonly string[]]>([
    ['one bank has no steps', ABROAD, { gazprom: [] }, ['bank.sber', 'bank.t-bank']],
    ['one bank alone has steps', ABROAD, { sber: [], gazprom: [] }, ['bank.t-bank']],
    ['the answer says how', { ...ABROAD, steps: ['Open the app.'] }, {}, []],
    ['the answer says how, and no bank has steps', { ...ABROAD, steps: ['Open the app.'] }, NO_STEPS, []],
    ['the answer has a text', { ...ABROAD, text: 'Send it by phone.' }, NO_STEPS, []],
    ['it is paid in the country of the player', { ...ABROAD, country: 'MX' }, NO_STEPS, []],
    ['it says no country', { ...ABROAD, country: '' }, {}, []],
  ])('where %s', (_, invoice, instructions, wanted) => {
    const html = drawn('peerToPeer', invoice, { instructions })
    expect(seen(html, texts, [...BANKS, ...STEPS])).toEqual(wanted)
    for (const step of invoice.steps ?? []) expect(html).toContain(step)
  })

  it.each(['expired', 'cancelled', 'unknown'] as const)('says neither when it is %s', (state) => {
    const world = createWorld({ texts, selected: WITHOUT_FIELDS })
    world.invoices.setInvoice({ ...invoiceOf('peerToPeer'), ...ABROAD })
    INTO[state](world.invoices, 'peerToPeer')
    const opened = world.open(LAYOUTS.peerToPeer)
    const html = renderToStaticMarkup(<LayoutView layout={opened.layout} plan={opened.plan} env={world.env} />)
    expect(seen(html, texts, [...BANKS, 'instruction.transfer.2'])).toEqual([])
  })
})

describe('an invoice of a transfer to an unnamed bank', () => {
  const TARGETS = ['international', 'confirmationId', 'account', 'phone', 'card']
  const targets = (html: string) => TARGETS.filter((target) => html.includes(texts.t(`invoice.p2p.${target}`)))
  const line = (name: string) => ({ name, title: '', value: '1', isCopyable: true })

  it.each<[string, Partial<OpenInvoice>]>([
    ['international', { country: 'RU' }],
    ['account', { requisites: [line('bank_account')] }],
    ['phone', { requisites: [line('phone')] }],
    ['card', { requisites: [line('number')] }],
  ])('P2P-08 has the hint "%s", and no other', (target, invoice) => {
    const html = drawn('peerToPeer', { country: 'MX', ...invoice })
    expect(targets(html)).toEqual([target])
  })

  it('P2P-08 has no hint if the bank is named', () => {
    const html = drawn('peerToPeer', { country: 'RU', bank: 'Bank of Osh' })
    expect(html).toContain('Bank of Osh')
    expect(targets(html)).toEqual([])
  })
})

describe('a code, a picture or a page', () => {
  const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

  it.each<[DepositKind, string, Partial<OpenInvoice>, { code: boolean; save: boolean; page: boolean }]>([
    // The button is invisible until a browser has drawn the code; the journey of eazype tests that it saves.
    ['eazype', 'PIX-02 a code', { page: undefined }, { code: true, save: true, page: false }],
    [
      'eazype',
      'PIX-02 a picture',
      { qr: '', qrImage: PICTURE, page: undefined },
      { code: true, save: true, page: false },
    ],
    ['eazype', 'PIX-02 a page', { qr: '', page: PAGE }, { code: false, save: false, page: true }],
    ['unified', 'UNI-02 a code', { page: undefined }, { code: true, save: false, page: false }],
    [
      'unified',
      'UNI-02 a picture',
      { qr: '', qrImage: PICTURE, page: undefined },
      { code: true, save: false, page: false },
    ],
    ['unified', 'UNI-02 a link', { qr: '', page: PAGE }, { code: false, save: false, page: true }],
    ['unified', 'UNI-02 neither', { qr: '', page: undefined }, { code: false, save: false, page: false }],
    ['peerToPeerUnified', 'UNI-02 a code', { page: undefined }, { code: true, save: false, page: false }],
    ['peerToPeerUnified', 'UNI-02 a link', { qr: '', page: PAGE }, { code: false, save: false, page: true }],
  ])('%s with %s', (kind, _, invoice, wanted) => {
    const html = drawn(kind, invoice)
    expect({
      code: html.includes(texts.t('qr.hint')),
      save: html.includes(texts.t('qr.save')),
      page: html.includes(texts.t('invoice.openPage')),
    }).toEqual(wanted)
  })
})

describe('the state of an invoice', () => {
  const facts = { settled: 'open', isKnown: true, isReadable: true, isExpired: false, isChanged: false } as const

  it.each<[Parameters<typeof invoiceState>[0], InvoiceState]>([
    [facts, 'payable'],
    [{ ...facts, settled: 'paying' }, 'payable'],
    [{ ...facts, isChanged: true }, 'changed'],
    [{ ...facts, settled: 'paid', isChanged: true }, 'paid'],
    [{ ...facts, settled: 'paid', isExpired: true }, 'expired'],
    [{ ...facts, isExpired: true, isChanged: true }, 'expired'],
    [{ ...facts, isReadable: false, isExpired: true }, 'unreadable'],
    [{ ...facts, isKnown: false, isReadable: false }, 'none'],
    [{ ...facts, settled: 'unclear', isExpired: true }, 'unknown'],
    [{ ...facts, settled: 'cancelled', isKnown: false }, 'cancelled'],
    [{ ...facts, settled: 'cancelling', isChanged: true, isExpired: true }, 'cancelling'],
  ])('what forbids paying comes first: %j is %s', (given, state) => expect(invoiceState(given)).toBe(state))

  it.each([['-5000'], ['-0.01'], ['0'], ['0.00'], ['NaN'], ['Infinity'], ['twelve'], ['12.5.6,7'], ['−5000']])(
    'N21 an amount of %j can not be read: nothing is shown of it',
    (amount) => {
      const { invoices } = createWorld({ texts })
      invoices.setInvoice({ ...invoiceOf('peerToPeer'), amount })
      expect(invoices.state).toBe('unreadable')
      expect(invoices.cell).toMatchObject({ shows: 'nothing', does: 'status' })
    },
  )

  it.each([['500'], ['500.00'], ['500.0'], ['+500'], ['5e2'], ['']])(
    'N12 %j is the 500.00 that was asked for',
    (amount) => {
      const { invoices } = createWorld({ texts })
      invoices.setInvoice({ ...invoiceOf('peerToPeer'), amount })
      expect(invoices.state).toBe('payable')
    },
  )

  it.each([['1,500.00'], ['1 500.00'], ['1.500,00'], ['1,500'], ['1500'], ['1500.000']])(
    'N12 %j is the 1500 that was asked for, and is copied as 1500',
    (amount) => {
      const { invoices, scopes, stores } = createWorld({ texts })
      stores.deposit.adopt({ ...stores.deposit.current!, amount: '1500.00' })
      invoices.setInvoice({ ...invoiceOf('peerToPeer'), amount })
      expect(invoices.isChanged).toBe(false)
      expect(scopes.invoice).toMatchObject({ amountText: '1,500.00 MXN' })
      expect(Number((scopes.invoice as { amount: string }).amount)).toBe(1500)
    },
  )
})
