import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'
import type { Registry } from '../../../renderers/contract.ts'
import { registry } from '../../../renderers/index.ts'

type Block = 'stack' | 'split' | 'card' | 'note' | 'summary' | 'footer' | 'submit'
type ListBlock = 'row' | 'regionCard' | 'search' | 'heading' | 'methodTile'
type Field = 'text' | 'date' | 'phone' | 'dropdown' | 'segmented' | 'radio' | 'checkbox' | 'amount'

type Drawing<P> = (props: P, ...children: ReactNode[]) => ReactNode

/**
 * The parts of the hand-written screens (the floor). Plain functions instead of components, so that a part which is a
 * plain element adds no fiber.
 */
export type FloorParts = {
  readonly [K in Block | ListBlock]: Drawing<ComponentProps<Registry['blocks'][K]>>
} & { readonly [K in Field]: Drawing<Parameters<Registry['fields'][K]>[0]> } & {
  /** A list of keyed tiles. */
  readonly tiles: (ariaLabel: string, items: readonly ReactElement[]) => ReactNode
  /** Whether text inputs are controlled, as usual in hand-written forms. The kit's inputs keep their own value. */
  readonly isControlled: boolean
}

const { blocks, fields } = registry

/** The parts of the kit. */
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
