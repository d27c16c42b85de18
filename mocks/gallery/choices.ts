import type { Choice } from '../../renderers/contract.ts'
import { allCountries } from '../../src/reference/countries.ts'

/** Sample data for the choice controls. */
const icon = (name: string) => `icons/${name}.svg`

export const CONSENT_LINKS = {
  terms: { text: 'terms of the bank', url: 'https://bank.example/terms' },
  privacy: { text: 'privacy notice', url: 'https://bank.example/privacy' },
}

export const PAY_BY: readonly Choice[] = [
  { text: 'Bank account', value: 'account' },
  { text: 'PayID', value: 'payid' },
]

export const PLANS: readonly Choice[] = [
  { text: 'Tron', note: 'TRC-20 · about 1 min · fee 1.00 USDT', value: 'trc', icon: icon('usdt') },
  { text: 'Ethereum', note: 'ERC-20 · about 5 min · fee 4.20 USDT', value: 'erc', icon: icon('eth') },
  { text: 'Avalanche', note: 'A picture that never comes', value: 'avax', icon: icon('missing') },
  {
    text: 'Sanborns Gemeinschaftsnetzwerk für Landwirtschaft und Forsten',
    note: 'Netzwerkgebührenabrechnungsverfahren; up to 45 min',
    value: 'long',
    icon: icon('missing-too'),
  },
]

export const ARABIC_PLANS: readonly Choice[] = [
  { text: 'ترون', note: 'حوالي دقيقة واحدة · 1.00 USDT', value: 'trc', icon: icon('usdt') },
  { text: 'إيثيريوم', note: 'حوالي 5 دقائق · 4.20 USDT', value: 'erc', icon: icon('eth') },
]

export const COINS: readonly Choice[] = [
  { text: 'Bitcoin', note: 'BTC', value: 'BTC', icon: icon('btc') },
  { text: 'Ether', note: 'ETH', value: 'ETH', icon: icon('eth') },
  { text: 'Tether', note: 'USDT', value: 'USDT', icon: icon('usdt') },
  { text: 'Solana', note: 'SOL', value: 'SOL', icon: icon('missing') },
  { text: 'Toncoin', note: 'TON', value: 'TON' },
]

export const COUNTRY_CHOICES: readonly Choice[] = allCountries('en').map(({ code, name, prefix }) => ({
  text: name,
  value: code,
  note: `+${prefix}`,
  icon: `${import.meta.env.BASE_URL}static/flags/${code}.svg`,
}))
