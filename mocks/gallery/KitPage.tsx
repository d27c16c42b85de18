import { useState } from 'react'
import { Button } from '../../renderers/ui/base/Button.tsx'
import { Icon, type IconName } from '../../renderers/ui/base/Icon.tsx'
import { IconButton } from '../../renderers/ui/base/IconButton.tsx'
import { Orb } from '../../renderers/ui/base/Orb.tsx'
import { StatusOrb } from '../../renderers/ui/base/StatusOrb.tsx'
import { Dropdown } from '../../renderers/ui/choice/Dropdown.tsx'
import { SearchBox } from '../../renderers/ui/choice/SearchBox.tsx'
import { Snackbar } from '../../renderers/ui/overlay/Snackbar.tsx'
import { AmountInput } from '../../renderers/ui/text/AmountInput.tsx'
import { Input } from '../../renderers/ui/text/Input.tsx'
import { LONG, nothing, Part } from './Part.tsx'
import { BANKS, MANY } from './samples.ts'

const NAMES =
  'search info warning shield clock check cross globe wallet gift refresh offline back close chevron down play'.split(
    ' ',
  ) as IconName[]

export function KitPage() {
  return (
    <>
      <Buttons />
      <Part title="Icons, orbs">
        <div className="gallery-bar">
          {NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <IconButton icon="back" label="Back" onPress={nothing} />
          <IconButton icon="close" label="Close" onPress={nothing} />
        </div>
        <div className="gallery-bar">
          {['waiting', 'accepted', 'mistaked', 'processed'].map((status) => (
            <StatusOrb key={status} status={status} />
          ))}
          <Orb icon="search" />
        </div>
      </Part>
      <Inputs />
      <Amounts />
      <Dropdowns />
      <Snackbars />
    </>
  )
}

function Buttons() {
  return (
    <Part title="Button: filled, busy, disabled, outline, quiet, long">
      <Button tone="filled" label="Deposit 500.00 MXN" />
      <Button tone="filled" label="Deposit 500.00 MXN" busy busyLabel="Working on it" />
      <Button tone="filled" label="Deposit" disabled />
      <Button label="Share" />
      <Button label="Share" disabled />
      <Button tone="quiet" label="Make another deposit" />
      <Button tone="filled" label={LONG} />
    </Part>
  )
}

function Inputs() {
  const [query, setQuery] = useState('zelle')
  return (
    <Part title="Input, search box">
      <Input id="i1" name="i1" label="Email of your Airtm account" value="ana.lucia@correo.mx" />
      <Input id="i2" name="i2" label="Phone" hint="Ten digits" placeholder="55 1234 5678" value="" />
      <Input id="i3" name="i3" label="Phone" value="55 1234" error="Enter the 10 digits of the phone number" />
      <Input id="i4" name="i4" label="CPF" value="123.456.789-09" disabled />
      <Input id="i5" name="i5" label={LONG} hint={LONG} error={LONG} value={LONG} />
      <SearchBox label="Find a method" query="" onQuery={nothing} clearLabel="Clear the search" />
      <SearchBox label="Find a method" query={query} onQuery={setQuery} clearLabel="Clear search" />
    </Part>
  )
}

const MXN = { currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 12 } as const

function Amounts() {
  const hint = '21–20,155 MXN'
  return (
    <Part title="Amount: filled, empty, error, very long, disabled">
      <AmountInput id="a1" name="a1" label="Amount" typing={MXN} value="500.00" hint={hint} />
      <AmountInput id="a2" name="a2" label="Amount" typing={MXN} value="" hint={hint} />
      <AmountInput id="a3" name="a3" label="Amount" typing={MXN} value="5" hint={hint} error="Enter 21 or more" />
      <AmountInput id="a4" name="a4" label="Amount" typing={MXN} value="123456789012.75" hint={LONG} />
      <AmountInput id="a5" name="a5" label="Amount" typing={MXN} value="20" disabled />
    </Part>
  )
}

function Dropdowns() {
  const [bank, setBank] = useState('BBVA')
  const [many, setMany] = useState('')
  return (
    <Part title="Dropdown: short, searchable, error, disabled">
      <Dropdown id="d1" label="Bank" items={BANKS} value={bank} onChoose={setBank} />
      <Dropdown
        id="d2"
        label="Your bank"
        items={MANY}
        value={many}
        onChoose={setMany}
        placeholder="Choose a bank"
        searchLabel="Find a bank"
        emptyLabel="No bank is called that"
        hint="The one you pay from"
      />
      <Dropdown
        id="d3"
        label="Bank"
        items={BANKS}
        value=""
        onChoose={nothing}
        placeholder="Choose"
        error="Choose a bank"
      />
      <Dropdown id="d4" label="Bank" items={BANKS} value="BBVA" onChoose={nothing} disabled />
    </Part>
  )
}

function Snackbars() {
  const html = 'Ask your <b>bank</b> or <a href="https://example.com/help">read more</a>.<br><script>alert(1)</script>'
  return (
    <Part title="Snackbar">
      <Snackbar title="Error" content={html} closeLabel="Close" onClose={nothing} />
      <Snackbar title="The address is copied" tone="good" />
      <Snackbar title={LONG} content={LONG} tone="info" closeLabel="Close" onClose={nothing} />
    </Part>
  )
}
