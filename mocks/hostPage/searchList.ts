import { type Option, optionsWith } from './options.ts'

/**
 * A searchable list: the input shows the selected option; while it has the focus, the typed text filters the list
 * below. A hidden input submits the value under the name in `data-name`.
 */
export function searchList(input: HTMLInputElement, options: readonly Option[], value: string) {
  const list = document.createElement('ul')
  const hidden = document.createElement('input')
  let shown: readonly Option[] = []
  let active = -1
  hidden.type = 'hidden'
  hidden.name = input.dataset.name ?? input.id
  hidden.value = value
  list.id = `${input.id}List`
  list.role = 'listbox'
  list.hidden = true
  list.ariaLabel = input.labels?.[0]?.textContent?.trim() ?? ''
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)
  input.after(hidden, list)

  const chosen = () => options.find((option) => option.value === hidden.value)
  const isOpen = () => !list.hidden

  function open(words: string): void {
    shown = optionsWith(words, options)
    list.replaceChildren(...(shown.length > 0 ? shown.map(itemOf) : [nothing()]))
    list.hidden = false
    input.ariaExpanded = 'true'
    point(shown.findIndex((option) => option.value === hidden.value))
  }

  function close(): void {
    list.hidden = true
    input.ariaExpanded = 'false'
    input.removeAttribute('aria-activedescendant')
    input.value = chosen()?.text ?? ''
  }

  function point(index: number): void {
    active = index
    for (const [rank, item] of [...list.children].entries()) item.toggleAttribute('data-active', rank === index)
    const item = list.children[index]
    if (item === undefined) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', item.id)
    item.scrollIntoView({ block: 'nearest' })
  }

  function choose(option: Option | undefined): void {
    if (option === undefined) return
    const isOther = option.value !== hidden.value
    hidden.value = option.value
    close()
    if (isOther) hidden.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function itemOf(option: Option): HTMLLIElement {
    const item = document.createElement('li')
    item.id = `${list.id}-${option.value}`
    item.role = 'option'
    item.ariaSelected = String(option.value === hidden.value)
    item.append(textIn('b', option.text), textIn('span', option.title ?? '', 'said'))
    // Keep the focus in the input; otherwise the list would close before the click.
    item.addEventListener('pointerdown', (event) => event.preventDefault())
    item.addEventListener('click', () => choose(option))
    return item
  }

  input.addEventListener('focus', () => input.select())
  input.addEventListener('click', () => isOpen() || open(''))
  input.addEventListener('input', (event) => {
    // Typing only filters the list and does not change the settings.
    event.stopPropagation()
    open(input.value)
    if (active < 0) point(0)
  })
  input.addEventListener('change', (event) => event.stopPropagation())
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) close()
    else if (event.key === 'Enter' && isOpen()) choose(shown[active])
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen()) open('')
      else point(stepped(active, event.key === 'ArrowDown' ? 1 : -1, shown.length))
    } else return
    event.preventDefault()
  })
  close()
  return { chosen }
}

const stepped = (from: number, by: 1 | -1, length: number): number =>
  (Math.max(from, by < 0 ? 0 : -1) + by + length) % length

function nothing(): HTMLLIElement {
  const item = document.createElement('li')
  item.role = 'option'
  item.ariaDisabled = 'true'
  item.textContent = 'No scenario has these words.'
  return item
}

function textIn(tag: 'b' | 'span', text: string, name = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = name
  element.textContent = text
  return element
}
