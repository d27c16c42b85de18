import type { Scenario } from '../cashier/Scenario.ts'

/** TRON addresses, selected by the last digit of the deposit's id. */
const ADDRESSES = ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']

const addressOf = (id: string) => ADDRESSES[Number(id.slice(-1)) % ADDRESSES.length]

export const addressChanges: Scenario = {
  title: 'Each crypto deposit has its own address.',
  answers: {
    'deposit-create': (body) =>
      typeof body.depositAddress === 'string' ? { ...body, depositAddress: addressOf(String(body.depositId)) } : body,
  },
}
