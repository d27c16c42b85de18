import type { Scenario } from './Scenario.ts'

/** Every method with a field that nobody sees: it says who is paid. */
export const withMerchant: NonNullable<Scenario['methods']> = (methods) =>
  methods.map((method) => {
    const fields = Array.isArray(method.fields) ? method.fields : []
    return { ...method, fields: [...fields, { name: 'merchant', type: 'hidden', value: 'merchant-1' }] }
  })
