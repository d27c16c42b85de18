import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { bonusBadge } from '../../../schemas/layout/blocks/bonusBadge.ts'
import { tabs } from '../../../schemas/layout/blocks/tabs.ts'
import { toggle } from '../../../schemas/layout/blocks/toggle.ts'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import type { DocumentJson, NodeJson } from '../../../schemas/layout/document.ts'

const builtIn = import.meta.glob<DocumentJson>(
  ['../../../schemas/layouts/*.json', '../../../schemas/layouts/variants/*.json'],
  { eager: true, import: 'default' },
)

/** Every layout of the repository, by origin. */
export const DOCUMENTS: Readonly<Record<string, DocumentJson>> = {
  ...Object.fromEntries(
    Object.entries(builtIn).map(([file, document]) => [`built-in ${file.replace(/^.*\/|\.json$/g, '')}`, document]),
  ),
  ...Object.fromEntries(
    METHOD_FOLDERS.flatMap(({ name, layouts }) =>
      Object.entries(layouts).map(([screen, document]) => [`${name} ${screen}`, document as DocumentJson]),
    ),
  ),
}

/** The examples of the catalogue, by node type; for fields `field:<kind>`. */
export const EXAMPLES: Readonly<Record<string, readonly NodeJson[]>> = {
  ...Object.fromEntries(Object.entries(blocks).map(([type, { examples }]) => [type, examples as readonly NodeJson[]])),
  ...Object.fromEntries(
    Object.entries(fields).map(([kind, { examples }]) => [`field:${kind}`, examples as readonly NodeJson[]]),
  ),
}

const mark = (en: string): NodeJson => ({ type: 'text', text: { text: { en } } })
export const BEFORE = 'What follows is the example.'
export const AFTER = 'The example ends here.'

/** A valid layout with an example between two markers. */
export function documentOf(example: NodeJson): DocumentJson {
  const placed = inPlace(filled(example))
  const isInSteps = placed.type === 'steps'
  const marked = [mark(BEFORE), isInSteps ? withButton(placed) : placed, mark(AFTER)]
  const words = JSON.stringify(marked)
  if (!FORM_TYPES.has(example.type) && !/"((form|limits|bonus|method(?!\.open))\.|deposit\.facts)/.test(words)) {
    const screen = SHOWS.find(({ reads }) => reads.test(words))!
    return { layout: 1, id: 'example', screen: screen.name, body: [...marked, ...screen.rest] }
  }
  const isIt = (part: NodeJson) => part.type === example.type && (part.type !== 'field' || part.name === example.name)
  const parts = BONUS_PARTS.some(isIt) ? [...FORM_PARTS, ...BONUS_PARTS] : FORM_PARTS
  const rest = parts.filter((part) => !isIt(part) && !(isInSteps && part === BUTTON))
  return { layout: 1, id: 'example', screen: 'deposit.redirect', body: [...marked, ...rest] }
}

const METHODS: readonly NodeJson[] = [
  {
    ...{ type: 'repeat', each: 'methods.tiles', as: 'one', key: 'one.id', layout: 'list' },
    ariaLabel: 'deposit.methods.list',
    children: [{ type: 'methodTile', source: 'one', onPress: [{ do: 'method.open', method: { $: 'one.id' } }] }],
  },
  { type: 'emptyState', title: 'empty.title' },
]

/** Screens other than forms, recognized by data that exists only there. */
const SHOWS: readonly { readonly name: string; readonly reads: RegExp; readonly rest: readonly NodeJson[] }[] = [
  {
    name: 'cryptobalance',
    reads: /"(currencies\.|currency\.choose)/,
    rest: [...METHODS, { type: 'tabs', ariaLabel: 'cryptobalance.tabs', children: tabs.examples[0].children }],
  },
  {
    name: 'deposit.list',
    reads: /"(methods\.|region\.|(method|group)\.open|search\.clear)/,
    rest: METHODS,
  },
  {
    name: 'deposit.invoice',
    reads: /"invoice\./,
    rest: [
      { type: 'copyRow', label: 'invoice.amount', value: { $: 'invoice.amountText' } },
      { type: 'requisites', source: 'invoice.requisites' },
      { type: 'countdown', source: 'invoice.time', label: 'invoice.time' },
      { type: 'serverFields' },
      { type: 'submit', label: 'invoice.paid', onPress: [{ do: 'deposit.paid' }] },
    ],
  },
  {
    name: 'deposit.crypto',
    reads: /"(crypto|network)\./,
    rest: [
      { type: 'qr', value: { $: 'crypto.address' }, label: 'crypto.qr' },
      { type: 'cryptoAddress', label: 'crypto.network', value: { $: 'crypto.address' }, copyLabel: 'crypto.copy' },
      { type: 'choice', label: 'crypto.network', selected: 'true', onPress: [{ do: 'address.ask' }] },
    ],
  },
  {
    name: 'withdrawal.banks',
    reads: /"banks\.|"bank\./,
    rest: [{ type: 'search', over: 'banks', label: 'withdrawal.banks.search' }],
  },
  {
    name: 'sweepstake.boxes',
    reads: /"boxes\.|"box\./,
    rest: [
      { type: 'boxCard', label: 'sweepstake.gold', price: 'sweepstake.total', onPress: [{ do: 'refresh' }] },
      { type: 'text', text: 'sweepstake.disclaimer' },
    ],
  },
  {
    name: 'deposit.offers',
    reads: /"offers\./,
    rest: [{ type: 'submit', label: 'invoice.paid', onPress: [{ do: 'deposit.continue' }] }],
  },
  {
    name: 'deposit.instruction',
    reads: /"instruction\.steps/,
    rest: [{ type: 'slides', source: 'instruction.steps' }],
  },
  {
    name: 'deposit.video',
    reads: /"instruction\.video/,
    rest: [
      { type: 'video', source: 'instruction.video', label: 'video.title', failed: 'video.failed', link: 'video.open' },
    ],
  },
  {
    name: 'complete',
    reads: /"deposit\.(status|amount|id)/,
    rest: [
      { type: 'statusPanel', status: { $: 'deposit.status' }, title: 'complete.title' },
      { type: 'summary', rows: [{ label: 'complete.amount', value: { $: 'deposit.amount' } }] },
    ],
  },
  { name: 'error', reads: /./, rest: [{ type: 'link', label: 'error.refresh', onPress: [{ do: 'refresh' }] }] },
]

const FORM_TYPES: ReadonlySet<string> = new Set([
  ...['field', 'serverFields', 'submit', 'chips', 'address', 'fieldset', 'steps', 'step', 'review'],
])

/** A button that is always enabled, so that every press runs its action. */
const BUTTON: NodeJson = {
  type: 'submit',
  enabled: 'true',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  onPress: [{ do: 'deposit.create' }],
}

const FORM_PARTS: readonly NodeJson[] = [
  { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' },
  { type: 'serverFields' },
  BUTTON,
]

/** A form shows its own badge only with the terms of the bonus, its origin and the switch (D-72). */
const BONUS_PARTS: readonly NodeJson[] = [
  ...(bonusBadge.examples as readonly NodeJson[]),
  { type: 'text', when: 'bonus.automatic', text: 'bonus.automatic.form' },
  ...(toggle.examples as readonly NodeJson[]),
]

/** In a multi-step form the button belongs to the last step. */
const withButton = (steps: NodeJson): NodeJson => ({
  ...steps,
  children: [...(steps.children ?? []), { type: 'step', title: 'form.steps.next', children: [BUTTON] }],
})

/** Adds children to examples of containers without any, because otherwise nothing would be visible. */
function filled(example: NodeJson): NodeJson {
  if (example.children === undefined) return example
  const children = example.children.map(filled)
  return { ...example, children: children.length > 0 ? children : [{ type: 'text', text: 'empty.text' }] }
}

/** For each list item: the list that contains it, and its key. */
const LISTS: Readonly<Record<string, readonly [string, string]>> = {
  tile: ['methods.tiles', 'tile.id'],
  country: ['region.countries', 'country.code'],
  offer: ['offers.list', 'offer.id'],
  network: ['crypto.networks', 'network.id'],
  bank: ['banks.list', 'bank.id'],
  box: ['boxes.list', 'box.id'],
}

/** Node types without a `source`, and the list item that their texts read. */
const ITEM_OF: Readonly<Record<string, string>> = { choice: 'network', choiceRow: 'bank', boxCard: 'box' }

/** Wraps an example in its required parent: a list for tiles, countries and offers; siblings for a step or a tab. */
function inPlace(example: NodeJson): NodeJson {
  if (example.type === 'step') {
    return { type: 'steps', next: 'form.steps.next', back: 'form.steps.back', children: [example] }
  }
  if (example.type === 'tab') return { type: 'tabs', ariaLabel: 'cryptobalance.tabs', children: [example] }
  const as = typeof example.source === 'string' ? example.source : (ITEM_OF[example.type] ?? '')
  const [each, key] = LISTS[as] ?? []
  if (each === undefined) return example
  return { type: 'repeat', each, as, key, layout: 'list', ariaLabel: 'deposit.methods.list', children: [example] }
}
