import type { Scenario } from '../cashier/Scenario.ts'

const FIELDS = Array.from({ length: 25 }, (_, index) => ({
  name: `line${index + 1}`,
  type: 'text',
  props: { label: `Line ${index + 1}` },
}))

export const manyFields: Scenario = {
  title: 'A method with twenty-five lines of free text.',
  methods: () => [
    {
      name: 'many_fields',
      text: { en: 'Many fields', ar: 'حقول كثيرة' },
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
