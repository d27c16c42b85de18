import { COUNTRIES } from '../cashier/countries.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { element } from './element.ts'
import type { Settings } from './Settings.ts'

type Option = readonly [value: string, text: string]

const CURRENCIES = [...new Set(COUNTRIES.map(({ currency }) => currency))].toSorted()

const CHOICES: Readonly<Record<string, readonly Option[]>> = {
  scenario: Object.keys(SCENARIOS).map((name) => [name, spaced(name)]),
  country: COUNTRIES.map(({ code, name }) => [code, name]),
  currency: CURRENCIES.map((code) => [code, code]),
  lang: [
    ['en', 'English'],
    ['es-MX', 'Español (México)'],
    ['es-ES', 'Español'],
    ['pt', 'Português'],
    ['ar', 'العربية'],
    ['ru', 'Русский'],
    ['hi-IN', 'हिन्दी'],
  ],
  platform: [
    ['desktop', 'Desktop'],
    ['mobile', 'Mobile'],
    ['android', 'Android'],
    ['ios', 'iOS'],
  ],
  mode: [
    ['main', 'Regular'],
    ['sweep', 'Sweepstake'],
    ['cryptobalance', 'Crypto balance'],
  ],
}

/** Fills the panel, shows `settings` in it, and tells of every change. */
export function showControls(settings: Settings, onChange: (settings: Settings) => void): void {
  const form = element('controls', HTMLFormElement)
  for (const [name, options] of Object.entries(CHOICES)) fill(select(form, name), options)
  show(form, settings)
  explain(settings)
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'country') followCountry(form, target.value)
    const next = read(form)
    explain(next)
    onChange(next)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

function fill(into: HTMLSelectElement, options: readonly Option[]): void {
  into.append(...options.map(([value, text]) => new Option(text, value)))
}

function show(form: HTMLFormElement, settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) control.checked = value === true
    else if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = String(value)
  }
}

function read(form: HTMLFormElement): Settings {
  const data = new FormData(form)
  const isOn = (name: string) => data.has(name)
  return {
    ...(Object.fromEntries(data) as unknown as Settings),
    closingButton: isOn('closingButton'),
    bonuses: isOn('bonuses'),
    experiments: isOn('experiments'),
  }
}

/** Another country usually means its currency; the player may still choose another one. */
function followCountry(form: HTMLFormElement, code: string): void {
  const currency = COUNTRIES.find((country) => country.code === code)?.currency
  if (currency) select(form, 'currency').value = currency
}

function explain({ scenario }: Settings): void {
  const found = (SCENARIOS as Readonly<Record<string, Scenario>>)[scenario]
  element('scenarioTitle', HTMLParagraphElement).textContent = found?.title ?? ''
}

function select(form: HTMLFormElement, name: string): HTMLSelectElement {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLSelectElement)) throw new Error(`The demo page has no choice called ${name}.`)
  return control
}

function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
