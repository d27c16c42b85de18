import { useState } from 'react'
import { Badge } from '../../renderers/ui/base/Badge.tsx'
import { Button } from '../../renderers/ui/base/Button.tsx'
import { Card } from '../../renderers/ui/base/Card.tsx'
import { List, type ListRow } from '../../renderers/ui/base/List.tsx'
import { Tooltip } from '../../renderers/ui/overlay/Tooltip.tsx'
import { Countdown } from '../../renderers/ui/payment/Countdown.tsx'
import { QrCode } from '../../renderers/ui/payment/QrCode.tsx'
import { ReviewRows } from '../../renderers/ui/payment/ReviewRows.tsx'
import { Stepper } from '../../renderers/ui/payment/Stepper.tsx'
import { Alert } from '../../renderers/ui/shell/Alert.tsx'
import { Callout } from '../../renderers/ui/shell/Callout.tsx'
import { LONG, nothing, Part } from './Part.tsx'

export function PiecesPage() {
  return (
    <>
      <Steppers />
      <Reviews />
      <Lists />
      <Alerts />
      <Tooltips />
      <Countdowns />
      <Part title="QrCode">
        <QrCode value="TQ5NmvXk2hE9dYw7ZrT3bLc8FgJ4upRa9s" label="Address to scan" />
      </Part>
    </>
  )
}

const STEPS = [{ title: 'About you' }, { title: 'Your bank' }, { title: 'Check and pay' }]

function Steppers() {
  const [current, setCurrent] = useState(1)
  return (
    <Part title="Stepper: moving, first, long">
      <Stepper steps={STEPS} current={current} label={`Step ${current + 1} of 3`} />
      <div className="gallery-bar">
        <Button label="Back" fullWidth={false} disabled={current === 0} onPress={() => setCurrent(current - 1)} />
        <Button label="Next" fullWidth={false} disabled={current === 2} onPress={() => setCurrent(current + 1)} />
      </div>
      <Stepper steps={STEPS} current={0} label="Step 1 of 3" />
      <Stepper steps={[...STEPS, { title: LONG }, { title: 'Done' }]} current={3} label="Schritt 4 von 5" />
    </Part>
  )
}

function Reviews() {
  const edit = (what: string) => ({ onEdit: nothing, editLabel: `Edit ${what}` })
  return (
    <Part title="ReviewRows: editable, read-only, long, another direction">
      <Card>
        <ReviewRows
          editText="Edit"
          rows={[
            { label: 'Amount', value: '500.00 MXN', ...edit('amount') },
            { label: 'Recipient', value: 'Ana Lucía Fernández de la Vega', ...edit('recipient') },
            { label: 'Account number', value: '012 180 01543829471 2', ...edit('account number') },
            { label: 'Name in Arabic', value: 'آنا لوسيا', ...edit('name') },
            { label: 'Fee', value: 'none' },
          ]}
        />
      </Card>
      <Card>
        <ReviewRows
          editText="Bearbeiten"
          rows={[
            { label: 'Überweisungsverwendungszweckbezeichnung', value: LONG, ...edit('reference') },
            { label: 'Hash', value: '0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
          ]}
        />
      </Card>
    </Part>
  )
}

const ROWS: readonly ListRow[] = [
  { id: 'wallet', icon: 'wallet', text: 'Balance', trailing: '1,250.00 MXN' },
  {
    id: 'gift',
    icon: 'gift',
    text: 'Bonuses',
    note: 'Two wait for you',
    trailing: <Badge text="New" tone="warn" />,
    onPress: nothing,
  },
  { id: 'mx', icon: { src: 'icons/mx.svg' }, text: 'Country', trailing: 'Mexico', onPress: nothing },
  {
    id: 'none',
    icon: { src: 'icons/missing.svg' },
    text: 'Support',
    note: 'A picture that never comes',
    onPress: nothing,
  },
  { id: 'long', icon: 'info', text: LONG, note: LONG, trailing: '123,456,789,012.75 KZT', onPress: nothing },
]

function Lists() {
  return (
    <Part title="List: rows, pressable rows, pictures, long">
      <List rows={ROWS} ariaLabel="Account" />
      <List rows={[{ id: 'one', text: 'One plain row' }]} />
    </Part>
  )
}

function Alerts() {
  return (
    <Part title="Alert">
      <Alert text="Usually arrives in two minutes." />
      <Alert tone="good" title="The transfer is guaranteed" text="Support has your deposit number 84-20317." />
      <Alert
        tone="warn"
        title="Send from your own card"
        text="Another amount is not credited."
        action={{ label: 'How it works', onPress: nothing }}
      />
      <Alert tone="bad" title={LONG} text={LONG} action={{ label: 'Try again', onPress: nothing }} />
    </Part>
  )
}

function Tooltips() {
  const [isAsked, setAsked] = useState(true)
  const amount = <Button label="5,000.00 MXN" fullWidth={false} />
  return (
    <Part title="Tooltip on its four sides, Callout">
      <div className="gallery-bar">
        {(['top', 'end', 'bottom', 'start'] as const).map((placement) => (
          <Tooltip key={placement} label={`About the fee (${placement})`} placement={placement}>
            The bank takes 1 % of the amount, and never less than 5.00 MXN.
          </Tooltip>
        ))}
      </div>
      <div className="gallery-callout">
        {isAsked ? (
          <Callout text="The amount has changed." action={{ label: 'OK', onPress: () => setAsked(false) }}>
            {amount}
          </Callout>
        ) : (
          amount
        )}
      </div>
    </Part>
  )
}

const MINUTE_MS = 60_000

function Countdowns() {
  const [start] = useState(() => Date.now())
  return (
    <Part title="Countdown: with its ring, the last minute, figures alone, over">
      <Countdown
        deadline={start + 14 * MINUTE_MS}
        totalMs={20 * MINUTE_MS}
        label="Time left"
        hint="to send exactly this amount"
      />
      <Countdown deadline={start + 40_000} totalMs={MINUTE_MS} label="Time left" hint="to send exactly this amount" />
      <Countdown deadline={start + 3 * 60 * MINUTE_MS} label="Time left" />
      <Countdown deadline={start} totalMs={MINUTE_MS} label="Time left" hint="The time is over" />
    </Part>
  )
}
