import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { FieldState } from '../../renderers/contract.ts'
import { registry } from '../../renderers/index.ts'
import { Snackbar } from '../../renderers/ui/overlay/Snackbar.tsx'
import { Frame } from '../../renderers/ui/shell/Frame.tsx'
import { Header } from '../../renderers/ui/shell/Header.tsx'
import { LONG, nothing, Repeat } from './Part.tsx'
import { ARABIC, BANKS, CHIPS, MEXICO, TILES } from './samples.ts'

const { blocks: B, fields: F } = registry

export interface Setting {
  readonly theme: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
}

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  loading: Loading,
  list: List,
  form: DepositForm,
  bare: BareForm,
  status: Status,
  empty: Empty,
}

export const SCREEN_NAMES = Object.keys(SCREENS)

const TITLES: Readonly<Record<string, string>> = { form: 'Airtm', bare: 'Auslandsüberweisungsauftrag' }

export function Screen({ name, theme, dir }: Setting & { readonly name: string }) {
  const Body = SCREENS[name] ?? List
  const isForm = name in TITLES
  const header = (
    <Header
      title={TITLES[name] ?? 'Deposit'}
      back={isForm ? { label: 'Back', onPress: nothing } : undefined}
      close={{ label: 'Close', onPress: nothing }}
    />
  )
  const notices = name === 'bare' && <Snackbar title="Error" content="Try <b>again</b> in a minute." />
  return (
    <Frame theme={theme} dir={dir} header={header} notices={notices}>
      <Body />
    </Frame>
  )
}

function Loading() {
  return (
    <>
      <B.heading text="All methods" />
      <B.skeleton shape="tiles" ariaLabel="Loading methods" />
    </>
  )
}

function List() {
  const tiles = window.location.search.includes('dir=rtl') ? ARABIC : TILES
  const [query, setQuery] = useState('')
  return (
    <>
      <B.regionCard source={MEXICO} label="Change" onPress={nothing} />
      <B.search over="methods" label="Find a method" query={query} onQuery={setQuery} clearLabel="Clear" />
      <B.heading text="All methods" />
      <Repeat
        layout="grid"
        ariaLabel="Methods"
        items={tiles
          .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
          .map((tile) => (
            <B.groupTile
              key={tile.id}
              source={tile}
              onPress={nothing}
              badge={
                tile.isPopular
                  ? { text: 'Popular', tone: 'accent' }
                  : tile.id === 'spei'
                    ? { text: 'Instant', tone: 'warn' }
                    : undefined
              }
            />
          ))}
      />
    </>
  )
}

const field = (name: string, label: string, value: string): FieldState => ({
  id: `f-${name}`,
  name,
  label,
  value,
  disabled: false,
  required: true,
  onInput: nothing,
  onFocus: nothing,
  onBlur: nothing,
  inputRef: nothing,
})

const stay = (event: FormEvent) => event.preventDefault()

function AmountCard() {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('500')
  const choose = (value: string) => {
    if (input.current) input.current.value = value
    setChosen(value)
  }
  return (
    <B.card>
      <F.amount
        {...field('amount', 'Amount', '500.00')}
        hint="21–20,155 MXN"
        typing={{ currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 9 }}
        inputRef={(element) => {
          input.current = element as HTMLInputElement | null
        }}
      />
      <B.chips
        source={CHIPS.map((chip) => ({ ...chip, selected: chip.value === chosen }))}
        target="amount"
        ariaLabel="Quick amounts"
        onChoose={choose}
      />
    </B.card>
  )
}

function DepositForm() {
  const [bank, setBank] = useState('')
  return (
    <form noValidate onSubmit={stay}>
      <B.split>
        <B.stack>
          <AmountCard />
          <B.bonusBadge title="+100% up to 2,000 MXN" text="From 300" active />
          <F.text {...field('email', 'Email of your Airtm account', 'ana.lucia@correo.mx')} inputMode="email" />
          <F.text
            {...field('phone', 'Phone', '55 1234')}
            error="Enter the 10 digits of the phone number"
            inputMode="tel"
          />
          <F.dropdown {...field('bank', 'Bank', bank)} items={BANKS} placeholder="Choose a bank" onInput={setBank} />
        </B.stack>
        <B.stack>
          <B.card>
            <B.summary
              rows={[
                { label: 'Amount', value: '500.00 MXN' },
                { label: 'Bonus', value: '500.00 MXN' },
                { label: 'Fee', value: 'none' },
              ]}
            />
          </B.card>
          <B.note tone="info" icon="clock" text="Usually arrives in two minutes." />
        </B.stack>
      </B.split>
      <B.footer>
        <B.submit label="Deposit 500.00 MXN" onPress={nothing} />
      </B.footer>
    </form>
  )
}

function BareForm() {
  return (
    <form noValidate onSubmit={stay}>
      <AmountCard />
      <F.text {...field('iban', 'Internationale Bankkontonummer des Überweisungsauftraggebers', '')} hint={LONG} />
      <B.footer>
        <B.submit label="Deposit 500.00 MXN" busyLabel="Zahlung wird vorbereitet …" busy onPress={nothing} />
      </B.footer>
    </form>
  )
}

function Status() {
  return (
    <>
      <B.statusPanel
        status="waiting"
        title="Waiting for your payment"
        text="The bank is confirming your payment. This can take a few minutes."
      />
      <B.card>
        <B.summary
          rows={[
            { label: 'Amount', value: '500.00 MXN' },
            { label: 'Method', value: 'SPEI' },
            { label: 'Deposit', value: '84-20317' },
            { label: 'Started', value: '14:32' },
          ]}
        />
      </B.card>
      <B.footer>
        <B.button tone="filled" label="Close" onPress={nothing} />
        <B.link label="Make another deposit" onPress={nothing} />
      </B.footer>
    </>
  )
}

function Empty() {
  const [query, setQuery] = useState('zelle')
  return (
    <>
      <B.regionCard source={MEXICO} label="Change" onPress={nothing} />
      <B.search over="methods" label="Find a method" query={query} onQuery={setQuery} clearLabel="Clear" />
      <B.emptyState
        icon="search"
        title={`No results for “${query}”`}
        text="Try another word or see all methods."
        label="Show all methods"
        onPress={() => setQuery('')}
      />
    </>
  )
}
