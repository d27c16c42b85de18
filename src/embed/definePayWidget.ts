import { hasToken } from './checkTarget.ts'
import { isFitted } from './fitHeight.ts'
import { MESSAGES } from './MESSAGES.ts'
import { merged } from './merged.ts'
import { mountPaywidget } from './mountPaywidget.ts'
import { initErrorOf } from './PaywidgetError.ts'
import { prefetch } from './prefetch.ts'
import type { Paywidget, PaywidgetChanges, PaywidgetData, PaywidgetListeners } from './types.ts'

const TAG = 'pay-widget'

const STYLE = ':host{display:block;height:min(760px,100dvh)}:host([hidden]){display:none}'
/** For `schema.fit: 'content'`: `fitContent` sets the height of the frame. */
const FITTED = `${STYLE}:host{height:auto}`

/**
 * Defines `<pay-widget src="https://pay.example/paywidget/">`. The property `data` is the payload of `loaded`, `page`
 * the first page, and `label` the title of the frame. The element mounts the cashier once the element is connected and
 * has `src` and data with a token, in any order. It destroys the cashier when the element is removed or the data no
 * longer has a token. The event `onInitError` reports mistakes, so that the host can correct them. Does nothing outside
 * a browser, or if the element is defined already. With the attribute `prefetch`, the element prepares the cashier before
 * it has data.
 */
export function definePayWidget(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG) !== undefined) return
  customElements.define(TAG, createClass())
}

/** The interface of the element in TypeScript. */
export interface PayWidgetElement extends HTMLElement {
  /**
   * `src`, `page` and `label` reflect the attributes of the same names: some frameworks set properties, others
   * attributes.
   */
  src: string
  page: string
  label: string
  /** The payload of `loaded`. A property only, because an attribute would put the token into the markup. */
  data: PaywidgetData | undefined
  /** The mounted cashier, if any. */
  readonly cashier: Paywidget | undefined
  update: Paywidget['update']
  goBack(): void
  close(): void
}

// Inside a function, because `HTMLElement` does not exist on a server.
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
      // Frameworks may set properties before the element is defined. Such properties hide our accessors, so set them
      // again.
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
      // A new label only renames the frame; the cashier stays mounted (W2).
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
      if (!this.isConnected || this.#cashier || src === null) return
      if (!hasToken(data)) {
        if (this.hasAttribute('prefetch')) prefetch({ src })
        return
      }
      // Dispatch each message as an event of the element, with the message's payload as `detail`.
      const dispatch = (type: string, detail: unknown) => this.dispatchEvent(new CustomEvent(type, { detail }))
      const on = Object.fromEntries(
        MESSAGES.map((type) => [type, (detail: unknown) => dispatch(type, detail)]),
      ) as PaywidgetListeners
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [this.#sheet]
      try {
        this.#cashier = mountPaywidget(root, {
          src,
          data,
          on,
          page: this.getAttribute('page') ?? undefined,
          title: this.getAttribute('label') ?? undefined,
        })
      } catch (error) {
        // The error is not thrown: the host may still correct `src`, and then the cashier is mounted.
        dispatch('onInitError', initErrorOf(error))
      }
    }

    #end(): void {
      this.#cashier?.destroy()
      this.#cashier = undefined
    }
  }
}
