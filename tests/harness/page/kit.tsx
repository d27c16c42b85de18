import { type ComponentType, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { chips as Chips } from '../../../renderers/blocks/chips.tsx'
import { steps as Steps } from '../../../renderers/blocks/steps.tsx'
import type { Choice, TextTyping } from '../../../renderers/contract.ts'
import { Button } from '../../../renderers/ui/base/Button.tsx'
import { List } from '../../../renderers/ui/base/List.tsx'
import { Tab, Tabs } from '../../../renderers/ui/base/Tabs.tsx'
import { Checkbox } from '../../../renderers/ui/choice/Checkbox.tsx'
import type { ChoiceProps } from '../../../renderers/ui/choice/ChoiceProps.ts'
import { Dropdown } from '../../../renderers/ui/choice/Dropdown.tsx'
import { RadioList } from '../../../renderers/ui/choice/RadioList.tsx'
import { Segmented } from '../../../renderers/ui/choice/Segmented.tsx'
import { Switch } from '../../../renderers/ui/choice/Switch.tsx'
import { ReviewRows } from '../../../renderers/ui/payment/ReviewRows.tsx'
import { Stepper } from '../../../renderers/ui/payment/Stepper.tsx'
import { Alert } from '../../../renderers/ui/shell/Alert.tsx'
import { Frame } from '../../../renderers/ui/shell/Frame.tsx'
import { Header } from '../../../renderers/ui/shell/Header.tsx'
import { Input } from '../../../renderers/ui/text/Input.tsx'
import { TextInput } from '../../../renderers/ui/text/TextInput.tsx'
import { allCountries } from '../../../src/reference/countries.ts'

export interface KitSetting {
  readonly theme: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
  /** Shows an error and a hint wherever possible. */
  readonly troubled?: boolean
}

let root: Root | undefined
const revealed = new Map<string, HTMLElement>()
const heard: string[] = []

/** Renders the components of the kit. */
export function drawKit(setting: KitSetting): void {
  document.documentElement.lang = setting.dir === 'rtl' ? 'ar' : 'en'
  document.documentElement.dir = setting.dir
  root?.unmount()
  root = createRoot(document.getElementById('stage')!)
  heard.length = 0
  flushSync(() => root?.render(<Kit {...setting} />))
}

/** Recorded events of the components: "name=value", "name focus", "name blur". */
export const heardOfKit = (): readonly string[] => [...heard]

/** Focuses the element that a component has registered under this name. */
export const revealInKit = (name: string): void => revealed.get(name)?.focus()

const tells = (name: string) => ({
  id: name,
  name,
  onFocus: () => void heard.push(`${name} focus`),
  onBlur: () => void heard.push(`${name} blur`),
  inputRef: (element: HTMLElement | null) => {
    if (element === null) revealed.delete(name)
    else revealed.set(name, element)
  },
})

type HeldProps = Omit<ChoiceProps, 'id' | 'value'> & {
  readonly first?: string
  readonly Kind: ComponentType<ChoiceProps>
}

function Held({ first = '', Kind, name, ...rest }: HeldProps) {
  const [value, setValue] = useState(first)
  const take = (next: string) => {
    heard.push(`${name}=${next}`)
    setValue(next)
  }
  return <Kind {...rest} {...tells(name)} value={value} onInput={take} />
}

/** A dropdown without search. */
function Unsearched(props: ChoiceProps) {
  return <Dropdown {...dropdownOf(props)} searchable={false} />
}

function Searched(props: ChoiceProps) {
  return <Dropdown {...dropdownOf(props)} />
}

const dropdownOf = ({ items = [], onInput, inputRef, ...props }: ChoiceProps) => ({
  ...{ ...props, items, triggerRef: inputRef, placeholder: 'Choose', searchLabel: 'Find', emptyLabel: 'Nothing found' },
  onChoose: (value: string) => onInput?.(value),
})

const letters = (...texts: readonly string[]): readonly Choice[] => texts.map((text) => ({ text, value: text }))
const FIVE = letters('Afirme', 'Azteca', 'Banorte', 'Inbursa', 'Santander')
const SIX = [...FIVE, { text: 'Banca México', value: 'mexico' }]
const COUNTRIES: readonly Choice[] = allCountries('en').map(({ code, name, prefix }) => ({
  ...{ text: name, value: code, note: `+${prefix}`, icon: `/flags/${code}.svg` },
}))
const NETWORKS: readonly Choice[] = [
  { text: 'Tron', value: 'trc', note: 'TRC-20', icon: '/icons/missing-icon.svg' },
  { text: 'Ethereum', value: 'erc', note: 'ERC-20' },
]
const LINKS = { terms: { text: 'terms of the bank', url: 'https://bank.example/terms' } }

function Kit({ theme, dir, troubled }: KitSetting) {
  const told = troubled ? { error: 'Choose one of them', hint: 'The one you pay from', required: true } : {}
  return (
    <Frame theme={theme} dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'} header={<Header title="The kit" />}>
      <Stepper steps={[{ title: 'You' }, { title: 'Bank' }, { title: 'Check' }]} current={1} label="Step 2 of 3" />
      <Alert title="Send from your own card" text="Another amount is not credited." tone="warn" />
      <Tabs label="How to pay">
        <Tab label="Fiat" isSelected onPress={() => void heard.push('fiat')} />
        <Tab label="Crypto" isSelected={false} onPress={() => void heard.push('crypto')} />
      </Tabs>
      <Input id="email" name="email" label="Email" value="" />
      <Held Kind={Consent} name="consent" label="I accept the {terms} in full" {...told} />
      <Held Kind={Switch} name="bonus" label="Take the bonus" {...told} />
      <Held Kind={Segmented} name="payBy" label="Pay by" items={letters('Account', 'PayID', 'Card')} {...told} />
      <Held Kind={RadioList} name="network" label="Network" items={NETWORKS} first="erc" {...told} />
      <Held Kind={Searched} name="five" label="Five banks" items={FIVE} {...told} />
      <Held Kind={Searched} name="six" label="Six banks" items={SIX} {...told} />
      <Held Kind={Unsearched} name="plain" label="Plain banks" items={SIX} {...told} />
      <Held Kind={Searched} name="country" label="Country" items={COUNTRIES} first="MX" {...told} />
      <ReviewRows
        editText="Edit"
        rows={[
          { label: 'Hash', value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'.repeat(2) },
          { label: 'Name', value: 'آنا', editLabel: 'Edit name', onEdit: () => void heard.push('edit name') },
        ]}
      />
      <List
        ariaLabel="Account"
        rows={[
          { id: 'balance', icon: 'wallet', text: 'Balance', trailing: '500.00 MXN' },
          { id: 'bonuses', text: 'Bonuses', note: 'Two wait', onPress: () => void heard.push('bonuses') },
        ]}
      />
      <Button label="Pay" tone="filled" onPress={() => void heard.push('pay')} />
      <Typed name="card" label="Card number" value="1111 2222 3333 4444" textTyping={CARD} />
      <Typed name="phone" label="Phone" value="+55 (11) 98765-4321" textTyping={PHONE} />
      <Typed name="remark" label="Remark" value="" placeholder="ملاحظة" />
      <Held Kind={Searched} name="city" label="City" items={[]} {...told} />
      <Chips source={CHIPS} target="amount" ariaLabel="Quick amounts" onChoose={() => undefined} />
      <Wizard />
    </Frame>
  )
}

const CARD: TextTyping = { kind: 'mask', masks: () => ['#### #### #### ####'], isNumeric: true }
const PHONE: TextTyping = { kind: 'phone', prefix: () => '55' }
const CHIPS = ['100', '200'].map((value) => ({ value, label: value, selected: value === '200' }))

interface TypedProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly textTyping?: TextTyping
}

function Typed(props: TypedProps) {
  return <TextInput {...props} {...tells(props.name)} disabled={false} required={false} onInput={() => undefined} />
}

const TITLES = ['Amount', 'Payer', 'Purpose', 'Sum']

/** A multi-step form. The third step focuses its field at once, like a form with an invalid field. */
function Wizard() {
  const [current, setCurrent] = useState(0)
  useLayoutEffect(() => {
    if (current === 2) document.getElementById('step-2')?.focus()
  }, [current])
  const go = (by: number) => setCurrent((now) => now + by)
  return (
    <form
      aria-label="In steps"
      onSubmit={(event) => {
        event.preventDefault()
        go(1)
      }}
    >
      <Steps
        titles={TITLES}
        current={current}
        progress={`Part ${current + 1} of 4`}
        next="Next"
        back="Back"
        onBack={() => go(-1)}
      >
        <Input key={current} id={`step-${current}`} name="step" label={`What part ${current + 1} asks`} value="" />
      </Steps>
    </form>
  )
}

function Consent(props: ChoiceProps) {
  return <Checkbox {...props} links={LINKS} />
}
