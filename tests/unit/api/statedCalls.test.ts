import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../support/filesIn.ts'

/** The calls in spec §7, copied exactly. */
const STATED = [
  ...['bank-get', 'deposit-cancel', 'deposit-check', 'deposit-complete', 'deposit-create', 'deposit-create-p2p'],
  ...['deposit-create-sweepstake', 'deposit-limits', 'deposit-prepare', 'deposit-status', 'events'],
  ...['external-deposit-continue', 'methods-country-selector-v2', 'methods-payment-v3', 'methods-payment-v5'],
  ...['methods-withdrawal', 'methods-withdrawal-v4', 'payment-convert-v2', 'session-form-on-close-modal'],
  ...['session-start', 'sweepstake-balance-get', 'sweepstake-boxes', 'sweepstake-recoup-sum'],
]
/**
 * The spec does not name the withdrawal calls. These names are ours; a deployment can configure others (CALL-32,
 *
 */
const NOT_SHOWN = ['create', 'confirm', 'cancel', 'check', 'status'].map((verb) => `withdrawal-${verb}`)

it('CALL-33 relies on the calls that are stated, and on those of withdrawals, whose names are not shown', () => {
  const folder = 'src/api/calls'
  const names = readdirSync(folder).map((file) => {
    const name = /\bname: '([\w-]+)'/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1]
    expect(name, `${file} names its call`).toBeDefined()
    return name
  })
  expect(names.toSorted()).toEqual([...STATED, ...NOT_SHOWN].toSorted())
})

it('CALL-33 sends nothing to the server but through these', () => {
  const files = ['src', 'renderers'].flatMap((folder) => filesIn(folder, /./))
  const fetching = files.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket/.test(text)
  })
  // The only files that may fetch: the transport, the loading of deployment files, the page that verifies their
  // headers, telemetry, which has its own endpoints, and the operators' command, which is not part of the widget. The
  // loader asks whether a cashier that stays silent can be reached at all.
  expect(fetching.toSorted()).toEqual([
    'src/analytics/createTelemetry.ts',
    'src/embed/diagnose/diagnoseNoResponse.ts',
    'src/entries/verify.ts',
    // Writes a Worker, whose entry has this name.
    'src/ops/headers/r2Recipe.ts',
    'src/ops/publish/filesAtUrl.ts',
    'src/platform/files/fetchDate.ts',
    'src/platform/files/fetchFile.ts',
    'src/transport/http.ts',
  ])
})
