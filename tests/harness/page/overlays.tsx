import { type ReactNode, useState } from 'react'
import { Snackbar } from '../../../renderers/ui/overlay/Snackbar.tsx'
import { Tooltip } from '../../../renderers/ui/overlay/Tooltip.tsx'
import { Countdown } from '../../../renderers/ui/payment/Countdown.tsx'
import { QrCode } from '../../../renderers/ui/payment/QrCode.tsx'
import { Alert } from '../../../renderers/ui/shell/Alert.tsx'
import { Callout } from '../../../renderers/ui/shell/Callout.tsx'
import { Frame } from '../../../renderers/ui/shell/Frame.tsx'
import type { Tone } from '../../../renderers/ui/shell/Note.tsx'
import { createStage } from './createStage.tsx'
import './overlays.css'

export interface OverlaySetting {
  readonly theme: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
}

const ADDRESS = 'TQ5NmvXk2hE9dYw7ZrT3bLc8FgJ4upRa9s'
const PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const
const TONES: readonly Tone[] = ['info', 'good', 'warn', 'bad']

const stage = () => createStage(document.getElementById('stage')!)
let current: ReturnType<typeof stage> | undefined

function show({ theme, dir }: OverlaySetting, node: ReactNode): void {
  current?.clear()
  current = stage()
  current.show(
    <Frame theme={theme} dir={dir} lang="en">
      <h1 className="pw-visually-hidden">Overlays</h1>
      {node}
    </Frame>,
  )
}

/** Removes the shown elements. */
export const clear = (): void => current?.clear()

/** Shows a tooltip for each side, with room all around. */
export function tooltips(setting: OverlaySetting, text = 'The bank takes it, not we.'): void {
  show(
    setting,
    <div className="overlays-room">
      {PLACEMENTS.map((placement) => (
        <Tooltip key={placement} label={`About ${placement}`} placement={placement}>
          {text}
        </Tooltip>
      ))}
    </div>,
  )
}

/** Shows a tooltip in each corner of the window, placed towards the outside. */
export function cornered(setting: OverlaySetting): void {
  show(
    setting,
    <div className="overlays-corners">
      <Tooltip label="At the start" placement="start">
        Opens inwards.
      </Tooltip>
      <Tooltip label="At the top" placement="top">
        Opens below.
      </Tooltip>
      <Tooltip label="At the end" placement="end">
        Opens inwards.
      </Tooltip>
      <Tooltip label="At the bottom" placement="bottom">
        Opens above.
      </Tooltip>
    </div>,
  )
}

function Changed() {
  const [isSeen, setSeen] = useState(false)
  const amount = <strong className="overlays-amount">25,117.00 KZT</strong>
  if (isSeen) return amount
  return (
    <Callout text="The amount has changed from 25,000.00 KZT." action={{ label: 'OK', onPress: () => setSeen(true) }}>
      {amount}
    </Callout>
  )
}

export function callout(setting: OverlaySetting): void {
  show(setting, <Changed />)
}

export function alerts(setting: OverlaySetting, live = false): void {
  show(
    setting,
    TONES.map((tone) => (
      <Alert
        key={tone}
        tone={tone}
        title={`A title of ${tone}`}
        text="Send from your own card, in one payment. Another amount is not credited."
        live={live}
        action={{ label: 'What to do', onPress: () => count('pressed') }}
      />
    )),
  )
}

export function qrCode(setting: OverlaySetting, value: string = ADDRESS): void {
  show(setting, <QrCode value={value} label="QR code of the address" />)
}

const counts: Record<string, number> = {}
const count = (name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** How often an event has occurred since the page was opened. */
export const counted = (name: string): number => counts[name] ?? 0

export interface CountdownSetting extends OverlaySetting {
  readonly deadline: number
}

export function countdown({ deadline, ...setting }: CountdownSetting): void {
  show(
    setting,
    <Countdown
      deadline={deadline}
      totalMs={900_000}
      label="Time left"
      hint="to send exactly this amount"
      announce={(minutes) => (minutes === 0 ? 'The time is over' : `${minutes} min left`)}
      onExpire={() => count('expired')}
    />,
  )
}

function Notices() {
  const [all, setAll] = useState(['first', 'second'])
  const [again, setAgain] = useState(0)
  repeatFirst = () => setAgain((before) => before + 1)
  const close = (name: string) => setAll((now) => now.filter((other) => other !== name))
  return all.map((name) => (
    <Snackbar
      key={name}
      again={name === 'first' ? again : 0}
      title="Error"
      content={`The <b>${name}</b> thing failed`}
      tone={name === 'first' ? 'bad' : 'info'}
      closeLabel={`Close the ${name}`}
      onClose={() => close(name)}
    />
  ))
}

let repeatFirst = () => {}

/** Shows the first snackbar again. */
export const repeatSnackbar = (): void => repeatFirst()

export function snackbars(setting: OverlaySetting): void {
  show(
    setting,
    <div className="overlays-stack">
      <Notices />
    </div>,
  )
}
