import { randomUUID } from 'node:crypto'

/** A token of a new player: it names the scenario of the mock cashier. */
export const newToken = (scenario = 'default'): string => `scenario.${scenario}.${randomUUID()}`

/** The data that a host page gives the widget. */
export const hostData = (token: string, more: object = {}) => ({
  user: { token, id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' },
  ...more,
})
