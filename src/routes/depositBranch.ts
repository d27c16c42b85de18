import {
  bonusDetails,
  cash,
  coins,
  complete,
  cryptoAddress,
  eazype,
  group,
  hostToHost,
  indiaInvoice,
  instruction,
  offers,
  onramp,
  p2pBase,
  p2pInvoice,
  p2pList,
  p2pUnified,
  pix,
  redirect,
  region,
  unified,
  video,
} from '../pages/afterList.ts'
import { traitsOf } from '../reference/methodTraits.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

/** Pages that show the answer of a create; without one they would be empty. */
const AFTER_PRESS = { needs: 'invoice' } as const

/** The pages of a deposit after the list. */
export const depositBranch: readonly RouteMeta[] = [
  row('depositRegionPage', '/deposit/region', region),
  row('depositRedirectPage', '/deposit/redirect', redirect, { needs: 'method' }),
  row('depositRedirectInstructionPage', '/deposit/redirect/instruction', instruction, {
    backRoute: 'depositRedirectPage',
    isDetour: true,
    needs: 'method',
  }),
  row('depositVideoInstructionPage', '/deposit/video-instruction', video, { isDetour: true, needs: 'method' }),
  row('depositGroupListPage', '/deposit/group', group, { needs: 'group' }),
  row('depositGroupBasePage', '/deposit/group/redirect', redirect, {
    backRoute: 'depositGroupListPage',
    needs: 'method',
  }),
  row('depositCryptoListPage', '/deposit/crypto', coins, { needs: 'group' }),
  row('depositCryptoAddressPage', '/deposit/crypto/address', cryptoAddress, {
    backRoute: undefined,
    goesBack: true,
    needs: 'method',
  }),
  row('depositBonusDetailsPage', '/deposit/bonus-details', bonusDetails, { isDetour: true }),
  row('depositCashPage', '/deposit/cash', cash, { needs: 'method' }),
  row('depositOnrampPage', '/deposit/onramp', onramp, {
    needs: 'method',
    fits: (method) => traitsOf(method).choosesCurrency === true,
  }),
  row('depositOnrampOfferListPage', '/deposit/onramp/offer-list', offers, {
    ...AFTER_PRESS,
    backRoute: 'depositOnrampPage',
  }),
  row('depositUnifiedFormPage', '/deposit/redirect/unified-form', unified, {
    ...AFTER_PRESS,
    backRoute: 'depositRedirectPage',
  }),
  row('depositPixPage', '/deposit/redirect/pix', pix, AFTER_PRESS),
  row('depositEazypePage', '/deposit/redirect/eazype', eazype, AFTER_PRESS),
  row('depositIndiaPage', '/deposit/india', redirect, { needs: 'method' }),
  row('depositIndiaInvoicePage', '/deposit/india/invoice', indiaInvoice, AFTER_PRESS),
  row('depositPeerToPeerListPage', '/deposit/peer-to-peer', p2pList, { needs: 'group' }),
  row('depositPeerToPeerBasePage', '/deposit/peer-to-peer/base', p2pBase, { needs: 'method' }),
  row('depositPeerToPeerInvoicePage', '/deposit/peer-to-peer/invoice', p2pInvoice, AFTER_PRESS),
  row('depositPeerToPeerInstructionPage', '/deposit/peer-to-peer/instruction', instruction, {
    ...AFTER_PRESS,
    backRoute: 'depositPeerToPeerInvoicePage',
  }),
  row('depositPeerToPeerUnifiedFormPage', '/deposit/peer-to-peer/unified-form', p2pUnified, AFTER_PRESS),
  row('depositHostToHostPage', '/deposit/host-to-host', hostToHost, AFTER_PRESS),
  row('depositCompletePage', '/deposit/complete', complete),
]
