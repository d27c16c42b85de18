/** What a host says of itself and its player, and the widget itself has no use for. */
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
 * `extras` of the calls that ask what is offered, and within which limits (CALL-21, CALL-22): the specification shows no
 * member, so these are ours. The server may offer other methods by partner, site, country or balance (DATA-01, D-44).
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
