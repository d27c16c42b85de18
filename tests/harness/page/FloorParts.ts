import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'
import type { Registry } from '../../../renderers/contract.ts'
import { registry } from '../../../renderers/index.ts'

type Block = 'stack' | 'split' | 'card' | 'note' | 'summary' | 'footer' | 'submit'
type ListBlock = 'regionCard' | 'search' | 'heading' | 'methodTile'
type Field = 'text' | 'date' | 'phone' | 'dropdown' | 'segmented' | 'radio' | 'checkbox' | 'amount'

type Drawing<P> = (props: P, ...children: ReactNode[]) => ReactNode

/**
 * What the floor is drawn with. Functions that are called, not components: a part that is a plain element costs the one
 * by hand no fiber, as it would if it were written out.
 */
export type FloorParts = {
  readonly [K in Block | ListBlock]: Drawing<ComponentProps<Registry['blocks'][K]>>
} & { readonly [K in Field]: Drawing<Parameters<Registry['fields'][K]>[0]> } & {
  /** A list of tiles, each under its key. */
  readonly tiles: (ariaLabel: string, items: readonly ReactElement[]) => ReactNode
  /** Whether a line of text shows the value that it is given, as one writes a form by hand; the kit's keep their own. */
  readonly isControlled: boolean
}

const { blocks, fields } = registry

/** The kit's own parts. */
export const KIT_PARTS: FloorParts = {
  ...(Object.fromEntries(
    Object.entries(blocks).map(([name, part]) => [
      name,
      (props: object, ...children: ReactNode[]) => createElement(part as never, props as never, ...children),
    ]),
  ) as unknown as Pick<FloorParts, Block | ListBlock>),
  ...(fields as unknown as Pick<FloorParts, Field>),
  isControlled: false,
  tiles: (ariaLabel, elements) => {
    const items = elements.map((element) => ({ key: element.key, drawn: element }))
    return createElement(blocks.repeat as never, { layout: 'grid', ariaLabel, items } as never)
  },
}
