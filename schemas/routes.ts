/**
 * Every page by its name (spec 2). Layouts, flows and hosts speak of pages by these names, never by paths; a page of the
 * crypto-balance cashier has that of the regular one, if there is one, and navigation leads to the variant.
 */
export const ROUTE_NAMES = [
  'depositListPage',
  'depositRegionPage',
  'depositRedirectPage',
  'depositRedirectInstructionPage',
  'depositGroupListPage',
  'depositGroupBasePage',
  'depositUnifiedFormPage',
  'depositPixPage',
  'depositEazypePage',
  'depositIndiaPage',
  'depositIndiaInvoicePage',
  'depositPeerToPeerListPage',
  'depositPeerToPeerBasePage',
  'depositPeerToPeerInvoicePage',
  'depositPeerToPeerInstructionPage',
  'depositPeerToPeerUnifiedFormPage',
  'depositHostToHostPage',
  'depositCryptoListPage',
  'depositCryptoAddressPage',
  'depositBonusDetailsPage',
  'depositCashPage',
  'depositOnrampPage',
  'depositOnrampOfferListPage',
  'depositVideoInstructionPage',
  'depositCompletePage',
  'withdrawalLaterPage',
  'cryptoBalanceCryptoDepositPage',
  'sweepstakeLaterPage',
  'emptyPage',
  'emptyRegionPage',
  'errorPage',
] as const

export type RouteName = (typeof ROUTE_NAMES)[number]
