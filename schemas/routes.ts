/** Every page by its name (spec 2). Layouts, flows and hosts speak of pages by these names, never by paths. */
export const ROUTE_NAMES = [
  'depositListPage',
  'depositRegionPage',
  'depositRedirectPage',
  'depositGroupListPage',
  'depositGroupBasePage',
  'depositHostToHostPage',
  'depositCompletePage',
  'withdrawalLaterPage',
  'cryptoBalanceLaterPage',
  'sweepstakeLaterPage',
  'emptyPage',
  'emptyRegionPage',
  'errorPage',
] as const

export type RouteName = (typeof ROUTE_NAMES)[number]

/** Pages that the specification names and that other parts of the product bring. A step to one of them is an error that names it. */
export const LATER_PAGES = [
  'depositUnifiedFormPage',
  'depositOnrampOfferListPage',
  'depositIndiaInvoicePage',
  'depositIndiaPage',
  'depositPeerToPeerPage',
  'depositPixPage',
  'depositEazypePage',
  'depositOnrampPage',
  'depositCashPage',
  'depositCryptoAddressPage',
] as const

export type LaterPage = (typeof LATER_PAGES)[number]
