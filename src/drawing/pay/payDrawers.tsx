import type { ComponentType, ReactNode } from 'react'
import type { Copying, SlideWords, Ticker } from '../../../renderers/contract.ts'
import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { Binding, Frame } from '../bind.ts'
import { currentValues } from '../currentValues.ts'
import type { Draw, Drawer } from '../Drawer.ts'
import { Live } from '../nodes.tsx'
import { bindRows } from './bindRows.ts'

export interface PayNeed {
  readonly copy: Copying['copy']
  /** The server clock used for countdowns. */
  readonly clock: Ticker
  /** Whether a picture may be loaded from this address. */
  readonly isPictureAllowed: (address: string) => boolean
}

/** Drawers of payment nodes that need more than a renderer: a copy function, the clock, actions, or texts. */
export function payDrawers({
  copy,
  clock,
  isPictureAllowed,
}: PayNeed): Readonly<
  Record<
    | 'copyRow'
    | 'cryptoAddress'
    | 'requisites'
    | 'barcode'
    | 'image'
    | 'countdown'
    | 'bonusCarousel'
    | 'slides'
    | 'currencySelect'
    | 'chips'
    | 'summary'
    | 'offerCard',
    Drawer
  >
> {
  const copyingOf = ({ t }: Frame['env']): Copying => ({
    copy,
    nameOf: (label) => t('copy.action', { label }),
    word: t('copy.short'),
    copied: t('copy.done'),
    failed: t('copy.failed'),
    swapped: t('copy.swapped'),
    tampered: t('copy.tampered'),
  })
  const copying: Drawer = (node, frame, draw) => live(node, frame, draw, { copying: copyingOf(frame.env) })
  return {
    copyRow: copying,
    cryptoAddress: (node, frame, draw) => {
      const loading = frame.env.t('crypto.address.loading')
      return live(node, frame, draw, { copying: copyingOf(frame.env), loading })
    },
    requisites: copying,
    barcode: (node, frame, draw) =>
      live(node, frame, draw, { copying: copyingOf(frame.env), onProblem: problemOf(node, frame) }),
    image: (node, frame, draw) =>
      live(node, frame, draw, { isAllowed: isPictureAllowed, onProblem: problemOf(node, frame) }),
    countdown: (node, frame, draw) => {
      const announce = (minutes: number) => frame.env.t('countdown.minutes', { count: minutes })
      return live(node, frame, draw, { clock, announce, lang: frame.env.locale })
    },
    bonusCarousel: (node, frame, draw) => {
      const { t, run } = frame.env
      const words = { role: t('carousel.role'), previous: t('carousel.previous'), next: t('carousel.next') }
      const onChoose = (bonus: string) => run({ do: 'bonus.open', bonus })
      return live(node, frame, draw, { words, onChoose })
    },
    currencySelect: (node, frame, draw) => {
      const { t, run } = frame.env
      const onChoose = (currency: string) => run({ do: 'currency.choose', currency })
      return live(node, frame, draw, { onChoose, nothingFound: t('field.search.empty') })
    },
    chips: (node, frame, draw) => {
      const field = String(node.plain.target)
      const onChoose = (value: string) => frame.env.run({ do: 'form.choose', field, value })
      return live(node, frame, draw, { onChoose })
    },
    summary: withRows,
    offerCard: withRows,
    slides: (node, frame, draw) => {
      const { t } = frame.env
      const words: SlideWords = {
        role: t('slides.role'),
        previous: t('slides.previous'),
        next: t('slides.next'),
        position: (number, count) => t('slides.position', { number, total: count }),
      }
      return live(node, frame, draw, { words })
    },
  }
}

/** Reports a problem of a value that a node draws. */
const problemOf =
  ({ pointer }: CheckedNode, { env }: Frame) =>
  (message: string) =>
    env.report({ pointer, message })

const withRows: Drawer = (node, frame, draw) => live(node, frame, draw, {}, { rows: bindRows(node, frame) })

function live(
  node: CheckedNode,
  frame: Frame,
  draw: Draw,
  own: Readonly<Record<string, unknown>>,
  bindings: Readonly<Record<string, Binding<unknown>>> = {},
): ReactNode {
  const bound = Object.entries({ ...draw.props(node, frame), ...bindings })
  const props = () => ({ ...currentValues(bound), ...own })
  const renderer = frame.env.registry.blocks[node.type as 'text'] as unknown as ComponentType<Record<string, unknown>>
  return <Live key={node.pointer} renderer={renderer} props={props} />
}
