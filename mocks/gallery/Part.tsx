import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { DrawnItem } from '../../renderers/contract.ts'
import { registry } from '../../renderers/index.ts'

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="gallery-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export const LONG =
  'Zahlungsdienstleisterauthentifizierungsbestätigung wird angefordert; bitte halten Sie Ihr Überweisungsbelegdokument bereit.'

interface RepeatShown {
  readonly items: readonly ReactElement[]
  readonly layout?: 'grid' | 'list'
  readonly ariaLabel?: string
  readonly empty?: ReactNode
}

/** The interpreter handles `each`, `as` and `key`; a renderer does not get them. */
const Drawn = registry.blocks.repeat as unknown as ComponentType<
  Omit<RepeatShown, 'items'> & { readonly items: readonly DrawnItem[] }
>

/** Renders a list of keyed elements. */
export function Repeat({ items, ...rest }: RepeatShown) {
  return <Drawn {...rest} items={items.map((drawn) => ({ key: String(drawn.key), drawn }))} />
}

export const nothing = () => undefined
