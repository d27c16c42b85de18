export interface Method {
  readonly name: string
  readonly title?: string
  readonly iconId?: string
}

/** Asks the host for the player's data, requests the list as the widget does, and passes its methods on. */
export function requestList(show: (methods: readonly Method[]) => void): void {
  addEventListener('message', async ({ data }) => {
    const { messageType, payload } = JSON.parse(data)
    if (messageType !== 'loaded') return
    const { token, currency, paymentGeo: country } = payload.user
    const response = await fetch('/api/BANKING/methods-payment-v5', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ismobileapp: 'false',
        pwa: 'false',
        authorization: token,
        'extra-params': '{"platformVersion":"redesign"}',
      },
      body: JSON.stringify({ country, currency: { code: currency, type: 'fiat' } }),
    })
    const { methods } = await response.json()
    show(methods)
  })
  parent.postMessage(JSON.stringify({ messageType: 'Loaded' }), '*')
}

export const iconUrl = ({ iconId }: Method): string => `/paywidget/static/icons/${iconId}.svg`
