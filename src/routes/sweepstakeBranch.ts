import { boxAddress, boxCoins, boxes, boxMethods, complete, instruction, region, video } from '../pages/afterList.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

/** The pages for buying a box of a sweepstake (SWEEP-04 to 06). */
export const sweepstakeBranch: readonly RouteMeta[] = [
  row('depositListPage', '/deposit', boxes, { backRoute: undefined, transition: 'slide-back' }),
  row('sweepstakeSelectMethodPage', '/deposit/select-method', boxMethods),
  row('depositCryptoListPage', '/deposit/crypto', boxCoins, { backRoute: 'sweepstakeSelectMethodPage' }),
  row('depositCryptoAddressPage', '/deposit/crypto/address', boxAddress, {
    backRoute: undefined,
    goesBack: true,
    needs: 'method',
  }),
  row('depositRedirectInstructionPage', '/deposit/crypto/instruction', instruction, {
    backRoute: 'depositCryptoAddressPage',
    isDetour: true,
    needs: 'method',
  }),
  row('depositVideoInstructionPage', '/deposit/video-instruction', video, {
    backRoute: 'depositCryptoAddressPage',
    isDetour: true,
    needs: 'method',
  }),
  row('depositCompletePage', '/deposit/complete', complete),
  row('emptyRegionPage', '/empty/region', region, { backRoute: 'emptyPage', isShared: true }),
]
