import { hasToken } from './checkTarget.ts'
import { isFitted } from './fitHeight.ts'
import { MESSAGES } from './MESSAGES.ts'
import { merged } from './merged.ts'
import { mountPaywidget } from './mountPaywidget.ts'
import type { Paywidget, PaywidgetChanges, PaywidgetData, PaywidgetListeners } from './types.ts'

const TAG = 'pay-widget'

const STYLE = ':host{display:block;height:min(760px,100dvh)}:host([hidden]){display:none}'
/** The frame has a height of its own (`schema.fit`). */
const FITTED = `${STYLE}:host{height:auto}`

/**
 * `<pay-widget src="https://pay.example/paywidget/">`, whose property `data` says what `loaded` says. `page` and `label` are the
 * page to begin with and the name of the frame. It opens as soon as it has an address, data with a token and a place in the
 * page, in whichever order they come, and ends when it is taken out or the token goes. A mistake is the event `onInitError`:
 * it can be put right. Defined once; where there is no browser, nothing is done.
 */
export function definePayWidget(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG) !== undefined) return
  customElements.define(TAG, createClass())
}

/** The element as code sees it. */
export interface PayWidgetElement extends HTMLElement {
  /** As the attributes of these names: frameworks set either. */
  src: string
  page: string
  label: string
  /** What `loaded` says. A property alone: an attribute could be read by anyone who reads the page. */
  data: PaywidgetData | undefined
  /** The cashier, as long as it stands there. */
  readonly cashier: Paywidget | undefined
  update: Paywidget['update']
  goBack(): void
  close(): void
}

// A class of the browser can't be named where there is none, as on a server.
function createClass() {
  return class extends HTMLElement implements PayWidgetElement {
    static readonly observedAttributes = ['src', 'page', 'label']
    #data: PaywidgetData | undefined
    #cashier: Paywidget | undefined
    readonly #sheet = new CSSStyleSheet()

    get cashier(): Paywidget | undefined {
      return this.#cashier
    }

    get data(): PaywidgetData | undefined {
      return this.#data
    }

    set data(data: PaywidgetData | undefined) {
      this.#data = data
      this.#sheet.replaceSync(data && isFitted(data) ? FITTED : STYLE)
      if (!hasToken(data)) this.#end()
      else if (this.#cashier) this.#cashier.setData(data)
      else this.#open()
    }

    get src(): string {
      return this.getAttribute('src') ?? ''
    }

    set src(src: string) {
      this.#put('src', src)
    }

    get page(): string {
      return this.getAttribute('page') ?? ''
    }

    set page(page: string) {
      this.#put('page', page)
    }

    get label(): string {
      return this.getAttribute('label') ?? ''
    }

    set label(label: string) {
      this.#put('label', label)
    }

    connectedCallback(): void {
      // Set before the class was there, as frameworks do: a property of the element itself would hide ours.
      for (const name of ['src', 'page', 'label', 'data'] as const) {
        if (!Object.hasOwn(this, name)) continue
        const value = this[name]
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      this.#open()
    }

    disconnectedCallback(): void {
      this.#end()
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return
      // A name is no other cashier (W2).
      if (name === 'label') return this.#cashier?.setTitle(now ?? undefined)
      this.#end()
      this.#open()
    }

    update(changes: PaywidgetChanges): void {
      if (this.#data === undefined) throw new TypeError('Paywidget: give the element its "data" first.')
      this.data = merged(this.#data, changes)
    }

    goBack(): void {
      this.#cashier?.goBack()
    }

    close(): void {
      this.#cashier?.close()
    }

    #put(name: string, value: string | null | undefined): void {
      if (value === undefined || value === null) this.removeAttribute(name)
      else this.setAttribute(name, value)
    }

    #open(): void {
      const [src, data] = [this.getAttribute('src'), this.#data]
      if (!this.isConnected || this.#cashier || src === null || !hasToken(data)) return
      // Each is said again as an event of the element, with its payload as `detail`.
      const say = (type: string, detail: unknown) => this.dispatchEvent(new CustomEvent(type, { detail }))
      const on = Object.fromEntries(
        MESSAGES.map((type) => [type, (detail: unknown) => say(type, detail)]),
      ) as PaywidgetListeners
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [this.#sheet]
      try {
        this.#cashier = mountPaywidget(root, {
          ...{ src, data, on },
          page: this.getAttribute('page') ?? undefined,
          title: this.getAttribute('label') ?? undefined,
        })
      } catch (error) {
        // The address may be put right yet, and another one opens it.
        say('onInitError', { text: error instanceof Error ? error.message : String(error) })
      }
    }

    #end(): void {
      this.#cashier?.destroy()
      this.#cashier = undefined
    }
  }
}
