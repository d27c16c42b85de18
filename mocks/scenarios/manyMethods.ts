import type { Scenario } from '../cashier/Scenario.ts'

const ICON_IDS = ['spei', 'oxxo', 'airtm', 'mercado_pago', 'bank_dropdown_mx', 'skrill', 'generic']
const CATEGORIES = [null, 'cash_methods', null, 'bank_transfer', null, 'e-money']
const PLACES = ['Norte', 'Sur', 'Centro', 'Pacífico', 'Golfo', 'Bajío', 'Istmo', 'Altos', 'Costa', 'Frontera']
const KINDS = ['Banco', 'Caja', 'Tienda', 'Cartera', 'Farmacia', 'Mercado']

/** Number of generated methods. */
const COUNT = 120

export const manyMethods: Scenario = {
  title: 'A hundred and twenty methods.',
  methods: () => Array.from({ length: COUNT }, (_, index) => methodOf(index)),
}

function methodOf(index: number) {
  const name = `${pick(KINDS, index)} ${pick(PLACES, Math.floor(index / KINDS.length))} ${index + 1}`
  return {
    name: `generated_${index + 1}`,
    text: { en: name, es: name },
    position: index,
    category: pick(CATEGORIES, index),
    cardViewType: 0,
    fields: [],
    iconIds: [{ iconId: pick(ICON_IDS, index) }],
    badgeType: index % 17 === 0 ? 'top' : null,
    limits: { min: 10 * (1 + (index % 9)), max: 50_000 },
  }
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length]
}
