import { hasToken } from './checkTarget.ts'
import { createReport } from './createReport.ts'
import { DEFAULT_HEIGHT, isFitted } from './fitHeight.ts'
import { merged } from './merged.ts'
import { mountFrame } from './mountFrame.ts'
import { prefetch } from './prefetch.ts'
import type { Emit, PayWidgetEventMap, Paywidget, PaywidgetChanges, PaywidgetData } from './types.ts'

const TAG = 'pay-widget'
const NAMES = ['src', 'page', 'label'] as const
const OBSERVED = [...NAMES, 'data']
/** The script is late if it runs longer after the page was opened. */
const LATE_SCRIPT_MS = 10_000

const STYLE = `:host{display:block;${DEFAULT_HEIGHT}}:host([hidden]){display:none}`
/** For `schema.fit: 'content'`: `fitContent` sets the height of the frame. */
const FITTED = `${STYLE}:host{height:auto}`

/**
 * Defines `<pay-widget src="https://pay.example/paywidget/">`. The property `data` is the payload of `loaded`, `page`
 * the first page, and `label` the title of the frame. The element mounts the cashier once the element is connected and
 * has `src` and data with a token, in any order. It removes the cashier when the element is removed or the data no
 * longer has a token. The event `onProblem` reports mistakes, so that the host can correct them. Does nothing outside
 * a browser. With the attribute `prefetch`, the element prepares the cashier before it has data.
 */
export function definePayWidget(): void {
  // A server may have one of them: `customElements` of Lit, or the `document` of a library that imitates a browser.
  if (typeof document === 'undefined' || typeof customElements === 'undefined') return
  const elements = [...document.getElementsByTagName(TAG)]
  const report = createReport((type, detail) => {
    for (const element of elements) emitterOf(element)(type, detail)
  })
  if (customElements.get(TAG)) return report('script', 'twice')
  if (elements[0] && performance.now() > LATE_SCRIPT_MS) report('script', 'late')
  customElements.define(TAG, createClass())
}

/** The element in TypeScript. Its events are the messages of the cashier, with their payload as `detail`. */
export interface PayWidgetElement extends HTMLElement {
  /**
   * `src`, `page` and `label` reflect the attributes of the same names: some frameworks set properties, others
   * attributes.
   */
  src: string
  page: string
  label: string
  /** The payload of `loaded`. A property only, because an attribute would put the token into the markup. */
  data: PaywidgetData | null | undefined
  /** The cashier, while the element is in the page. */
  readonly cashier: Omit<Paywidget, 'on'> | undefined
  update: Paywidget['update']
  goBack(): void
  close(): void
  addEventListener<T extends keyof PayWidgetEventMap>(
    type: T,
    listener: (this: PayWidgetElement, event: PayWidgetEventMap[T]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (this: HTMLElement, event: HTMLElementEventMap[T]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<T extends keyof PayWidgetEventMap>(
    type: T,
    listener: (this: PayWidgetElement, event: PayWidgetEventMap[T]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (this: HTMLElement, event: HTMLElementEventMap[T]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** What an element has beside its attributes. No `#private` members: compiled for older browsers they weigh 700 bytes. */
interface Inner {
  data?: PaywidgetData | null | undefined
  cashier?: Omit<Paywidget, 'on'> | undefined
  setStyle?: (text: string) => void
}

const inners = new WeakMap<Element, Inner>()

function innerOf(element: Element): Inner {
  const inner = inners.get(element) ?? {}
  inners.set(element, inner)
  return inner
}

const emitterOf =
  (element: Element): Emit =>
  (type, detail) =>
    void element.dispatchEvent(new CustomEvent(type, { detail }))

const styleFor = ({ data }: Inner): string => (isFitted(data) ? FITTED : STYLE)

function open(element: PayWidgetElement): void {
  const inner = innerOf(element)
  const { src, page, label: title } = element
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  inner.setStyle ??= styleOf(root)
  inner.setStyle(styleFor(inner))
  inner.cashier?.destroy()
  if (src && !hasToken(inner.data) && element.hasAttribute('prefetch')) prefetch({ src })
  inner.cashier = mountFrame(root, { src, page, title, data: inner.data }, emitterOf(element))
}

// Inside a function, because `HTMLElement` does not exist on a server.
function createClass() {
  class PayWidget extends HTMLElement {
    static get observedAttributes(): readonly string[] {
      return OBSERVED
    }

    get cashier() {
      return innerOf(this).cashier
    }

    get data() {
      return innerOf(this).data
    }

    set data(data) {
      const inner = innerOf(this)
      inner.data = data
      inner.setStyle?.(styleFor(inner))
      inner.cashier?.setData(data)
    }

    connectedCallback(): void {
      // Frameworks may set properties before the element is defined. Such properties hide our accessors, so set them
      // again.
      const own = this as unknown as Record<string, unknown>
      for (const name of OBSERVED) {
        if (!Object.hasOwn(own, name)) continue
        const value = own[name]
        delete own[name]
        own[name] = value
      }
      if (this.isConnected) open(this as unknown as PayWidgetElement)
    }

    /**
     * Keeps the frame and its page when the element is moved by `moveBefore`. Without this method, browsers call
     * `disconnectedCallback` and `connectedCallback` instead.
     */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      const inner = innerOf(this)
      inner.cashier?.destroy()
      inner.cashier = undefined
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      const { cashier } = innerOf(this)
      if (name === 'data') createReport(emitterOf(this))('attribute', this)
      // A new label only renames the frame; the cashier stays mounted (W2).
      else if (name === 'label') cashier?.setTitle(now)
      else if (before !== now && cashier) open(this as unknown as PayWidgetElement)
    }

    update(changes: PaywidgetChanges): void {
      this.data = merged(this.data, changes)
    }

    goBack(): void {
      this.cashier?.goBack()
    }

    close(): void {
      this.cashier?.close()
    }
  }

  for (const name of NAMES)
    Object.defineProperty(PayWidget.prototype, name, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(name) ?? ''
      },
      set(this: Element, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name)
        else this.setAttribute(name, value as string)
      },
    })
  return PayWidget
}

/** Returns a function that sets the style of the root. */
function styleOf(root: ShadowRoot): (text: string) => void {
  // Safari before 16.4 has no constructed style sheets (E2): add a style element, which the page's CSP may block.
  if (!('adoptedStyleSheets' in root)) {
    const style = document.createElement('style')
    ;(root as ShadowRoot).append(style)
    return (text) => {
      style.textContent = text
    }
  }
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [sheet]
  return (text) => sheet.replaceSync(text)
}
