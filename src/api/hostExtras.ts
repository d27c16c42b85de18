/** Facts about the host and the player that the widget only passes on to the server. */
export interface HostFacts {
  readonly host: string | undefined
  readonly partnerKey: string | undefined
  readonly user: {
    readonly country: string
    readonly balanceData:
      | { readonly primary: { readonly amount: string | number | undefined; readonly currency: string | undefined } }
      | undefined
  }
}

export type Extras = Readonly<Record<string, unknown>>

/**
 * `extras` of the calls for methods and limits (CALL-21, CALL-22). The members are our choice, because the
 * specification shows none. The server may select methods by partner, site, country or balance (DATA-01, D-44).
 */
export function hostExtras(data: HostFacts | undefined): Extras {
  if (data === undefined) return {}
  const { host, partnerKey, user } = data
  const balance = user.balanceData?.primary
  return {
    ...(host !== undefined && { host }),
    ...(partnerKey !== undefined && { partnerKey }),
    country: user.country,
    ...(balance?.amount !== undefined && { balance }),
  }
}
