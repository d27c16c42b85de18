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
 * `<pay-widget src="https://pay.example/paywidget/">`, whose property `data` says what `loaded` says. `page` and `label` are the page to
 * begin with and the name of the frame. It opens as soon as it
 * has both and stands in the page, and ends when it is taken out. Defined once; where there is no browser, nothing is done.
 */
export function definePayWidget(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG) !== undefined) return
  customElements.define(TAG, createClass())
}

/** The element as code sees it. */
export interface PayWidgetElement extends HTMLElement {
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
      if (data === undefined) this.#end()
      else if (this.#cashier) this.#cashier.setData(data)
      else this.#open()
    }

    connectedCallback(): void {
      // Set before the class was there, as frameworks do: a property of the element itself would hide this one.
      if (Object.hasOwn(this, 'data')) {
        const { data } = this
        Reflect.deleteProperty(this, 'data')
        this.data = data
      } else this.#open()
    }

    disconnectedCallback(): void {
      this.#end()
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null): void {
      if (before === now || this.#cashier === undefined) return
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

    #open(): void {
      const [src, data] = [this.getAttribute('src'), this.#data]
      if (!this.isConnected || this.#cashier || src === null || data === undefined) return
      // Each is said again as an event of the element, with its payload as `detail`.
      const on = Object.fromEntries(
        MESSAGES.map((type) => [type, (detail: unknown) => this.dispatchEvent(new CustomEvent(type, { detail }))]),
      ) as PaywidgetListeners
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [this.#sheet]
      this.#cashier = mountPaywidget(root, {
        ...{ src, data, on },
        page: this.getAttribute('page') ?? undefined,
        title: this.getAttribute('label') ?? undefined,
      })
    }

    #end(): void {
      this.#cashier?.destroy()
      this.#cashier = undefined
    }
  }
}
