import type { Scenario } from '../cashier/Scenario.ts'

const item = (text: string, value: string) => ({ text, value })

/** One field of every server type (spec §3, Field). */
const FIELDS = [
  { name: 'amount', type: 'amount', regex: '.*' },
  { name: 'bank', type: 'dropdown', props: { label: 'Bank', items: [item('Banamex', '002'), item('BBVA', '012')] } },
  { name: 'country', type: 'dropdown_country', props: { label: 'Country' } },
  { name: 'pay_currency', type: 'dropdown_currency', props: { label: 'Currency of the account' } },
  { name: 'phone', type: 'phone_with_prefix', props: { label: 'Phone of the account' } },
  { name: 'holder', type: 'text', props: { label: 'Holder of the account' } },
  { name: 'code', type: 'text_uppercase', props: { label: 'Code of the account' } },
  {
    name: 'invoice_total',
    type: 'amount',
    regex: '^\\d{4,}(\\.\\d+)?$',
    regex_error_key: 'paymentMethods.regex_error.invoice_total',
    props: { label: 'Total of the invoice', value: '1250.5' },
  },
  {
    name: 'network',
    type: 'networks',
    props: { label: 'Network', items: [item('Tron (TRC-20)', 'trc20'), item('Ethereum (ERC-20)', 'erc20')] },
  },
]

export const fieldTypes: Scenario = {
  title: 'A method with a field of every type of the server.',
  methods: () => [
    {
      name: 'field_types',
      text: { en: 'Every type of field', ar: 'كل أنواع الحقول' },
      position: 1,
      category: null,
      cardViewType: 0,
      fields: FIELDS,
      iconIds: [{ iconId: 'generic' }],
      prefilledAmount: '500',
      limits: { min: 10, max: 50_000 },
    },
  ],
}
