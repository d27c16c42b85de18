import { type ComponentType, useState } from 'react'
import { registry } from '../../../renderers/index.ts'
import { Badge } from '../../../renderers/ui/base/Badge.tsx'
import { Button } from '../../../renderers/ui/base/Button.tsx'
import { Card } from '../../../renderers/ui/base/Card.tsx'
import { StatusOrb } from '../../../renderers/ui/base/StatusOrb.tsx'
import { Tab, Tabs } from '../../../renderers/ui/base/Tabs.tsx'
import { Checkbox } from '../../../renderers/ui/choice/Checkbox.tsx'
import { Dropdown } from '../../../renderers/ui/choice/Dropdown.tsx'
import { SearchBox } from '../../../renderers/ui/choice/SearchBox.tsx'
import { Segmented } from '../../../renderers/ui/choice/Segmented.tsx'
import { Switch } from '../../../renderers/ui/choice/Switch.tsx'
import { Snackbar } from '../../../renderers/ui/overlay/Snackbar.tsx'
import { ReviewRows } from '../../../renderers/ui/payment/ReviewRows.tsx'
import { Note } from '../../../renderers/ui/shell/Note.tsx'
import { AmountInput } from '../../../renderers/ui/text/AmountInput.tsx'
import { Input } from '../../../renderers/ui/text/Input.tsx'
import type { TokenGroup } from '../../../schemas/host/tokens.ts'
import { PAY_BY } from '../choices.ts'
import { nothing, Repeat } from '../Part.tsx'
import { BANKS, TILES } from '../samples.ts'

const { groupTile: GroupTile } = registry.blocks
const MXN = { currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 12 } as const

/** Title of a token group → parts of the widget that show its tokens. */
export const SPECIMENS: Readonly<Record<TokenGroup['title'], ComponentType>> = {
  'The accent': Accent,
  Backgrounds,
  Texts,
  Lines,
  Notices,
  'Shapes and fonts': Shapes,
}

function Accent() {
  const [by, setBy] = useState('account')
  const [isOn, setOn] = useState('true')
  return (
    <>
      <Button tone="filled" label="Deposit 500.00 MXN" />
      <Button label="Share" />
      <Segmented id="theme-by" name="theme-by" label="Pay by" items={PAY_BY} value={by} onInput={setBy} />
      <Switch id="theme-on" name="theme-on" label="Take the bonus" value={isOn} onInput={setOn} />
      <div className="gallery-bar">
        <Badge text="New" />
        <StatusOrb status="waiting" />
      </div>
    </>
  )
}

function Backgrounds() {
  const [tab, setTab] = useState('Fiat')
  return (
    <>
      <Tabs label="Balance">
        {['Fiat', 'Crypto'].map((name) => (
          <Tab key={name} label={name} isSelected={name === tab} onPress={() => setTab(name)} />
        ))}
      </Tabs>
      <Repeat
        layout="grid"
        ariaLabel="Methods"
        items={TILES.slice(4, 7).map((tile) => <GroupTile key={tile.id} source={tile} onPress={nothing} />)}
      />
      <Snackbar title="The address is copied" tone="good" />
      <Input id="theme-off" name="theme-off" label="Account" value="012 180 0154" disabled />
    </>
  )
}

function Texts() {
  return (
    <>
      <AmountInput
        id="theme-amount"
        name="theme-amount"
        label="Amount"
        typing={MXN}
        value="500.00"
        hint="21–20,155 MXN"
      />
      <Input
        id="theme-mail"
        name="theme-mail"
        label="Email"
        hint="As in your account"
        placeholder="ana@mail.com"
        value=""
      />
      <Card>
        <ReviewRows
          rows={[
            { label: 'Amount', value: '500.00 MXN' },
            { label: 'Recipient', value: 'Ana Lucía Fernández' },
          ]}
        />
      </Card>
    </>
  )
}

function Lines() {
  const [query, setQuery] = useState('')
  const [bank, setBank] = useState('BBVA')
  const [isTicked, setTicked] = useState('')
  return (
    <>
      <SearchBox label="Find a method" query={query} onQuery={setQuery} clearLabel="Clear the search" />
      <Dropdown id="theme-bank" label="Bank" items={BANKS} value={bank} onChoose={setBank} />
      <Checkbox
        id="theme-tick"
        name="theme-tick"
        label="Keep this account for next time"
        value={isTicked}
        onInput={setTicked}
      />
      <Card>
        <ReviewRows
          rows={[
            { label: 'Fee', value: 'none' },
            { label: 'You get', value: '500.00 MXN' },
          ]}
        />
      </Card>
    </>
  )
}

function Notices() {
  return (
    <>
      <Note tone="good">The money has arrived.</Note>
      <Note tone="warn">Send from your own card only.</Note>
      <Note tone="bad">The bank has refused it.</Note>
      <Note tone="info">It takes ten minutes at most.</Note>
      <Input id="theme-bad" name="theme-bad" label="Phone" value="55 1234" error="Enter the ten digits" />
    </>
  )
}

function Shapes() {
  const [isTicked, setTicked] = useState('true')
  return (
    <>
      <Input id="theme-name" name="theme-name" label="Name" value="Ana Lucía" />
      <Checkbox id="theme-small" name="theme-small" label="I am of age" value={isTicked} onInput={setTicked} />
      <Card>
        <ReviewRows rows={[{ label: 'Amount', value: '500.00 MXN' }]} />
      </Card>
      <Button tone="filled" label="Deposit 500.00 MXN" />
    </>
  )
}
