import START_TEXTS from 'virtual:languages/start'
import type { StartFailure } from '../platform/storage/notifyGuard.ts'
import { copyOnPress } from './copyOnPress.ts'
import { textsFor } from './languageOf.ts'

type Style = Partial<CSSStyleDeclaration>
type ErrorIdTexts = Pick<(typeof START_TEXTS)['en'], 'errorId' | 'copy' | 'copied'>

const PAGE: Style = { display: 'grid', gap: '12px', justifyItems: 'center', padding: '48px 16px', textAlign: 'center' }
const TITLE: Style = { fontSize: '20px', fontWeight: '650' }
const LINE: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'center',
}
const COPY: Style = { minHeight: '44px', padding: '0 12px', fontWeight: '600', color: 'var(--pw-accent)' }
const BUTTON: Style = {
  minHeight: '48px',
  minWidth: '160px',
  padding: '12px 24px',
  borderRadius: '14px',
  fontWeight: '600',
  background: 'var(--pw-accent)',
  color: 'var(--pw-accent-ink)',
  textAlign: 'center',
}

/**
 * Package mode: shows in the host's page that the cashier could not be loaded, with an error id to copy and a button
 * that reloads the page: a browser caches the failure of a module until the page is closed.
 */
export function drawFailure(
  element: HTMLElement,
  { lang, theme = 'light', supportId }: NonNullable<StartFailure['page']>,
): void {
  const { title, text, retry, ...texts } = textsFor(START_TEXTS, [lang ?? navigator.language], element)
  const page = styledElement('main', '', {})
  page.className = 'pw'
  page.dataset.theme = theme
  const alertBox = styledElement('div', '', PAGE)
  alertBox.setAttribute('role', 'alert')
  const again = styledElement('button', retry, BUTTON)
  again.addEventListener('click', () => location.reload())
  page.append(alertBox)
  alertBox.append(styledElement('h2', title, TITLE), styledElement('p', text, {}))
  if (supportId !== undefined) alertBox.append(errorId(texts, supportId))
  alertBox.append(again)
  element.replaceChildren(page)
}

function errorId({ errorId: label, copy, copied }: ErrorIdTexts, supportId: string): HTMLElement {
  const line = styledElement('p', '', LINE)
  const id = styledElement('bdi', supportId, { fontFamily: 'ui-monospace, monospace', userSelect: 'text' })
  const button = styledElement('button', copy, COPY)
  button.setAttribute('aria-label', `${copy}: ${label}`)
  copyOnPress(button, id, copied)
  line.append(styledElement('span', label, {}), id, button)
  return line
}

function styledElement(
  tag: 'main' | 'div' | 'h2' | 'p' | 'span' | 'bdi' | 'button',
  text: string,
  style: Style,
): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  Object.assign(element.style, style)
  return element
}
