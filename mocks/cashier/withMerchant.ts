import type { Scenario } from './Scenario.ts'

/** Adds a hidden field with the merchant to every method. */
export const withMerchant: NonNullable<Scenario['methods']> = (methods) =>
  methods.map((method) => {
    const fields = Array.isArray(method.fields) ? method.fields : []
    return { ...method, fields: [...fields, { name: 'merchant', type: 'hidden', value: 'merchant-1' }] }
  })
