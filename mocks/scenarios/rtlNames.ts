import type { Scenario } from '../cashier/Scenario.ts'

const LONG = {
  en: 'تحويل فوري من حسابك المصرفي عبر SPEI (24/7) إلى محفظتك مباشرةً ومن دون أي رسوم إضافية',
  ar: 'تحويل فوري من حسابك المصرفي عبر SPEI (24/7) إلى محفظتك مباشرةً ومن دون أي رسوم إضافية',
}

export const rtlNames: Scenario = {
  title: 'Long Arabic names, with Latin words and digits inside.',
  methods: (methods) => methods.map((method) => ({ ...method, text: LONG })),
}
