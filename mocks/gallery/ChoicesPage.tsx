import { type ReactNode, useState } from 'react'
import type { Choice } from '../../renderers/contract.ts'
import { Tab, Tabs } from '../../renderers/ui/base/Tabs.tsx'
import { Checkbox } from '../../renderers/ui/choice/Checkbox.tsx'
import { Dropdown } from '../../renderers/ui/choice/Dropdown.tsx'
import { RadioList } from '../../renderers/ui/choice/RadioList.tsx'
import { Segmented } from '../../renderers/ui/choice/Segmented.tsx'
import { Switch } from '../../renderers/ui/choice/Switch.tsx'
import { ARABIC_PLANS, COINS, CONSENT_LINKS, COUNTRY_CHOICES, PAY_BY, PLANS } from './choices.ts'
import { LONG, nothing, Part } from './Part.tsx'
import { BANKS } from './samples.ts'

export function ChoicesPage() {
  return (
    <>
      <Checkboxes />
      <Switches />
      <Segments />
      <TabLists />
      <Radios />
      <Dropdowns />
    </>
  )
}

/** Stores the selected value of a controlled component. */
function Controlled({
  first = '',
  draw,
}: {
  first?: string
  draw: (value: string, set: (value: string) => void) => ReactNode
}) {
  const [value, setValue] = useState(first)
  return draw(value, setValue)
}

const CONSENT = 'I accept the {terms} and the {privacy}'

function Checkboxes() {
  const consent = { label: CONSENT, links: CONSENT_LINKS }
  return (
    <Part title="Checkbox: rest, ticked, error, disabled, long">
      <Controlled draw={(value, set) => <Checkbox id="c1" name="c1" {...consent} value={value} onInput={set} />} />
      <Controlled
        first="true"
        draw={(value, set) => (
          <Checkbox id="c2" name="c2" label="Keep this account for next time" value={value} onInput={set} />
        )}
      />
      <Checkbox id="c3" name="c3" {...consent} value="" error="Tick the box to go on" required onInput={nothing} />
      <Checkbox id="c4" name="c4" {...consent} value="true" disabled />
      <Checkbox id="c5" name="c5" {...consent} value="" disabled hint="After the amount is entered" />
      <Checkbox id="c6" name="c6" label={`${LONG} {terms}`} links={CONSENT_LINKS} hint={LONG} value="" />
    </Part>
  )
}

function Switches() {
  return (
    <Part title="Switch: off, on, error, disabled, long">
      <Controlled
        draw={(value, set) => <Switch id="w1" name="w1" label="Take the bonus" value={value} onInput={set} />}
      />
      <Controlled
        first="true"
        draw={(value, set) => (
          <Switch id="w2" name="w2" label="Take the bonus" hint="From 300" value={value} onInput={set} />
        )}
      />
      <Switch id="w3" name="w3" label="Take the bonus" value="" error="Switch it on to go on" onInput={nothing} />
      <Switch id="w4" name="w4" label="Take the bonus" value="true" disabled />
      <Switch id="w5" name="w5" label="Take the bonus" value="" disabled />
      <Switch id="w6" name="w6" label={LONG} value="true" onInput={nothing} />
    </Part>
  )
}

function Segments() {
  return (
    <Part title="Segmented: chosen, three, error, disabled, long">
      <Controlled
        first="account"
        draw={(value, set) => <Segmented id="s1" name="s1" label="Pay by" items={PAY_BY} value={value} onInput={set} />}
      />
      <Controlled
        draw={(value, set) => (
          <Segmented
            id="s2"
            name="s2"
            label="Bank"
            items={BANKS}
            value={value}
            onInput={set}
            hint="The one you pay from"
          />
        )}
      />
      <Segmented
        id="s3"
        name="s3"
        label="Pay by"
        items={PAY_BY}
        value=""
        error="Choose one of them"
        onInput={nothing}
      />
      <Segmented id="s4" name="s4" label="Pay by" items={PAY_BY} value="payid" disabled />
      <Controlled
        first="lb"
        draw={(value, set) => (
          <Segmented id="s5" name="s5" label="Kontoart" items={LONG_SEGMENTS} value={value} onInput={set} />
        )}
      />
    </Part>
  )
}

const LONG_SEGMENTS: readonly Choice[] = [
  { text: 'Girokonto', value: 'giro' },
  { text: 'Landesbankverrechnungskonto', value: 'lb' },
  { text: 'Tagesgeldkonto', value: 'tag' },
]

function TabLists() {
  const tabs = (names: readonly string[], value: string, set: (value: string) => void) => (
    <Tabs label="How to pay">
      {names.map((name) => (
        <Tab key={name} label={name} isSelected={name === value} onPress={() => set(name)} />
      ))}
    </Tabs>
  )
  return (
    <Part title="Tabs: two, three, long">
      <Controlled first="Fiat" draw={(value, set) => tabs(['Fiat', 'Crypto'], value, set)} />
      <Controlled first="Card" draw={(value, set) => tabs(['Card', 'Bank', 'Cash'], value, set)} />
      <Controlled first={LONG} draw={(value, set) => tabs([LONG, 'Crypto'], value, set)} />
    </Part>
  )
}

function Radios() {
  return (
    <Part title="RadioList: chosen, with notes and pictures, error, disabled, Arabic">
      <Controlled
        first="payid"
        draw={(value, set) => (
          <RadioList id="r1" name="r1" label="Account" items={PAY_BY} value={value} onInput={set} />
        )}
      />
      <Controlled
        first="trc"
        draw={(value, set) => <RadioList id="r2" name="r2" label="Network" items={PLANS} value={value} onInput={set} />}
      />
      <RadioList
        id="r3"
        name="r3"
        label="Account"
        items={PAY_BY}
        value=""
        error="Choose one of them"
        onInput={nothing}
      />
      <RadioList id="r4" name="r4" label="Account" items={PAY_BY} value="payid" disabled />
      <Controlled
        first="trc"
        draw={(value, set) => (
          <RadioList id="r5" name="r5" label="الشبكة" items={ARABIC_PLANS} value={value} onInput={set} />
        )}
      />
    </Part>
  )
}

const FIND = { searchLabel: 'Find', emptyLabel: 'Nothing is called that' }

function Dropdowns() {
  return (
    <Part title="Dropdown: countries with flags, coins, never searched, disabled">
      <Controlled
        first="MX"
        draw={(value, set) => (
          <Dropdown id="o1" label="Country" items={COUNTRY_CHOICES} value={value} onChoose={set} {...FIND} />
        )}
      />
      <Controlled
        draw={(value, set) => (
          <Dropdown
            id="o2"
            label="Coin"
            items={COINS}
            value={value}
            onChoose={set}
            placeholder="Choose a coin"
            {...FIND}
          />
        )}
      />
      <Controlled
        first="VC"
        draw={(value, set) => (
          <Dropdown
            id="o3"
            label="Country, unsearched"
            items={COUNTRY_CHOICES}
            value={value}
            onChoose={set}
            searchable={false}
          />
        )}
      />
      <Dropdown id="o4" label="Country" items={COUNTRY_CHOICES} value="BR" onChoose={nothing} disabled {...FIND} />
      <Dropdown
        id="o5"
        label="Country"
        items={COUNTRY_CHOICES}
        value=""
        placeholder="Choose a country"
        onChoose={nothing}
        error="Choose your country"
        {...FIND}
      />
    </Part>
  )
}
