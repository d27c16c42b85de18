import type { ComponentType, ReactNode } from 'react'
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
  readonly items: readonly ReactNode[]
  readonly layout?: 'grid' | 'list'
  readonly ariaLabel?: string
  readonly empty?: ReactNode
}

/** `each`, `as` and `key` are read by the interpreter; a renderer never sees them. */
export const Repeat = registry.blocks.repeat as unknown as ComponentType<RepeatShown>

export const nothing = () => undefined
