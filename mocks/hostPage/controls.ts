import { element } from './element.ts'
import { homeCurrency, OPTIONS, type Option } from './options.ts'
import type { Settings } from './Settings.ts'
import { searchList } from './searchList.ts'

/** Fills the panel, shows `settings` in it, and reports every change. */
export function showControls(settings: Settings, onChange: (settings: Settings) => void): void {
  const form = element('controls', HTMLFormElement)
  const notify = () => onChange(read(form))
  for (const [name, options] of Object.entries(OPTIONS)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLSelectElement) fill(control, options)
  }
  show(form, settings)
  const scenario = searchList(element('scenario', HTMLInputElement), OPTIONS.scenario ?? [], settings.scenario)
  const explain = () => {
    element('scenarioTitle', HTMLParagraphElement).textContent = scenario.chosen()?.title ?? ''
  }
  explain()
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'country') followCountry(form, target.value)
    explain()
    notify()
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

function fill(into: HTMLSelectElement, options: readonly Option[]): void {
  for (const [group, members] of Map.groupBy(options, (option) => option.group)) {
    const items = members.map(({ text, value }) => new Option(text, value))
    if (group === undefined) into.append(...items)
    else {
      const box = document.createElement('optgroup')
      box.label = group
      box.append(...items)
      into.append(box)
    }
  }
}

function show(form: HTMLFormElement, settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true
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

/** Selects the currency of the chosen country; the user can change it afterwards. */
function followCountry(form: HTMLFormElement, code: string): void {
  const currency = homeCurrency(code)
  const control = form.elements.namedItem('currency')
  if (currency && control instanceof HTMLSelectElement) control.value = currency
}
