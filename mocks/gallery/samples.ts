import type { Choice } from '../../renderers/contract.ts'
import type { ChipView, CountryView, RequisiteView, TileView } from '../../schemas/scopes/views.ts'

/**
 * Sample data for the gallery. Icons are URLs: an import would inline small ones as data: URLs, which the CSP forbids.
 */
const icon = (name: string) => ({ id: name, src: `icons/${name}.svg` })

const tile = (id: string, name: string, icons: string[], from: string, count = 1): TileView => ({
  id,
  kind: count > 1 ? 'group' : 'method',
  name,
  icons: icons.map(icon),
  count,
  from,
  ...{ badge: '', badgeGround: '', badgeInk: '' },
  isPopular: id === 'cards',
})

export const TILES: readonly TileView[] = [
  tile('cards', 'Cards', ['visa', 'mc'], 'from $200', 5),
  tile('spei', 'SPEI', ['spei'], 'from $100'),
  tile('oxxo', 'OXXO', ['oxxo'], 'from $50'),
  tile('crypto', 'Crypto', ['btc', 'usdt', 'eth'], 'from $20', 12),
  tile('airtm', 'Airtm', ['airtm'], 'from $21'),
  tile('banks', 'Bank transfer', ['bbva', 'spei', 'visa'], 'from $100', 9),
  tile('mp', 'Mercado Pago', ['mp'], 'from $50'),
  tile('todito', 'Todito Cash', [], ''),
]

export const LONG_TILE = tile(
  'long',
  'Sofortüberweisung über Landesbankenverbundverrechnungsstelle',
  ['missing'],
  'ab 1.250.000,00 KZT',
)

export const ARABIC: readonly TileView[] = TILES.map((one, index) => ({
  ...one,
  name: ['البطاقات', 'SPEI', 'OXXO', 'عملات رقمية', 'Airtm', 'تحويل بنكي', 'Mercado Pago', 'Todito Cash'][index] ?? '',
  from: one.from.replace('from', 'من'),
}))

export const MEXICO: CountryView = { code: 'MX', name: 'Mexico', flag: icon('mx').src, currency: 'MXN' }
export const COUNTRIES: readonly CountryView[] = [
  MEXICO,
  { code: 'AR', name: 'Argentina', flag: icon('ar').src, currency: 'ARS' },
  { code: 'VC', name: 'Saint Vincent and the Grenadines, with a long name', flag: '', currency: 'XCD' },
]

export const CHIPS: readonly ChipView[] = ['100', '250', '500', '1,000'].map((label) => ({
  value: label.replace(',', ''),
  label,
  selected: label === '500',
}))

export const BANKS: readonly Choice[] = ['BBVA', 'Santander', 'Banorte'].map((text) => ({ text, value: text }))
export const MANY: readonly Choice[] = [
  'Afirme',
  'Azteca',
  'Banamex',
  'Banco del Bajío',
  'Banorte',
  'BBVA México',
  'HSBC',
  'Inbursa',
  'Sanborns Gemeinschaftsbank für Landwirtschaft und Forsten',
  'Santander',
  'Scotiabank',
].map((text) => ({ text, value: text }))

export const REQUISITES: readonly RequisiteView[] = [
  { name: 'number', label: 'Account number', value: '646180110400000007', copyable: true },
  { name: 'reference', label: 'Überweisungsverwendungszweck', value: 'DEP-84-20317-AA-BB-CC-DD-EE-FF', copyable: true },
  { name: 'bank', label: 'Bank', value: 'STP', copyable: false },
]
