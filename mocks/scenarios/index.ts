import type { Scenario } from '../cashier/Scenario.ts'
import { addressChanges } from './addressChanges.ts'
import { addressFails } from './addressFails.ts'
import { addressForged } from './addressForged.ts'
import { addressLate } from './addressLate.ts'
import { addressMissing } from './addressMissing.ts'
import { anotherAmount } from './anotherAmount.ts'
import { answerDropped } from './answerDropped.ts'
import { badMethod } from './badMethod.ts'
import { boxesDearer } from './boxesDearer.ts'
import { boxesFailOnce } from './boxesFailOnce.ts'
import { boxesNone } from './boxesNone.ts'
import { boxSoldOut } from './boxSoldOut.ts'
import { cancelFails } from './cancelFails.ts'
import { cancelUnheard } from './cancelUnheard.ts'
import { captchaMethods } from './captchaMethods.ts'
import { captchaNeverGood } from './captchaNeverGood.ts'
import { captchaRequired } from './captchaRequired.ts'
import { checkMissing } from './checkMissing.ts'
import { checkNoId } from './checkNoId.ts'
import { checkNullId } from './checkNullId.ts'
import { checkOldest } from './checkOldest.ts'
import { coinsSeen } from './coinsSeen.ts'
import { coinsStall } from './coinsStall.ts'
import { completeLost } from './completeLost.ts'
import { completeRefused } from './completeRefused.ts'
import { confirmLost } from './confirmLost.ts'
import { confirmUnheard } from './confirmUnheard.ts'
import { continueFails } from './continueFails.ts'
import { continueLost } from './continueLost.ts'
import { continueSlow } from './continueSlow.ts'
import { create500Html } from './create500Html.ts'
import { create500Stored } from './create500Stored.ts'
import { createdAhead } from './createdAhead.ts'
import { createHangs } from './createHangs.ts'
import { createLost } from './createLost.ts'
import { createRefused } from './createRefused.ts'
import { createRefusedBeforeSend } from './createRefusedBeforeSend.ts'
import { createRefusesEmail } from './createRefusesEmail.ts'
import { createSaysNothing } from './createSaysNothing.ts'
import { createSlow } from './createSlow.ts'
import { cryptoOnly } from './cryptoOnly.ts'
import { defaultScenario } from './default.ts'
import { directGeo } from './directGeo.ts'
import { empty } from './empty.ts'
import { emptyAccount } from './emptyAccount.ts'
import { everyCreateHangs } from './everyCreateHangs.ts'
import { everyCreateLost } from './everyCreateLost.ts'
import { fieldTypes } from './fieldTypes.ts'
import { fourCoins } from './fourCoins.ts'
import { ignoresKey } from './ignoresKey.ts'
import { layoutBad } from './layoutBad.ts'
import { layoutForgesAmount } from './layoutForgesAmount.ts'
import { layoutHidesAmount } from './layoutHidesAmount.ts'
import { layoutHidesFields } from './layoutHidesFields.ts'
import { layoutNewer } from './layoutNewer.ts'
import { layoutNewerWidget } from './layoutNewerWidget.ts'
import { layoutReplacesHidden } from './layoutReplacesHidden.ts'
import { layoutsBroken } from './layoutsBroken.ts'
import { layoutsMissing } from './layoutsMissing.ts'
import { limitsFail } from './limitsFail.ts'
import { limitsLate } from './limitsLate.ts'
import { limitsNone } from './limitsNone.ts'
import { listFails } from './listFails.ts'
import { listFailsOnce } from './listFailsOnce.ts'
import { listHangs } from './listHangs.ts'
import { listHtml } from './listHtml.ts'
import { listStale } from './listStale.ts'
import { longNames } from './longNames.ts'
import { manyFields } from './manyFields.ts'
import { manyMethods } from './manyMethods.ts'
import { manyNetworks } from './manyNetworks.ts'
import { merchantError } from './merchantError.ts'
import { noLimits } from './noLimits.ts'
import { noRate } from './noRate.ts'
import { offersExpire } from './offersExpire.ts'
import { offersNone } from './offersNone.ts'
import { offersOdd } from './offersOdd.ts'
import { olderOpen } from './olderOpen.ts'
import { oneCountry } from './oneCountry.ts'
import { oneSession } from './oneSession.ts'
import { ownDecimals } from './ownDecimals.ts'
import { p2pRefused } from './p2pRefused.ts'
import { p2pSlow } from './p2pSlow.ts'
import { payoutLost } from './payoutLost.ts'
import { payoutNeverHeard } from './payoutNeverHeard.ts'
import { payoutSlow } from './payoutSlow.ts'
import { payoutsEmpty } from './payoutsEmpty.ts'
import { payoutsFail } from './payoutsFail.ts'
import { prepareFails } from './prepareFails.ts'
import { redeemLater } from './redeemLater.ts'
import { redeemSoon } from './redeemSoon.ts'
import { redeemUnknown } from './redeemUnknown.ts'
import { richPlayer } from './richPlayer.ts'
import { rtlNames } from './rtlNames.ts'
import { sameKeyWaits } from './sameKeyWaits.ts'
import { slow } from './slow.ts'
import { statusFails } from './statusFails.ts'
import { statusMistaked } from './statusMistaked.ts'
import { statusProcessed } from './statusProcessed.ts'
import { statusUnknown } from './statusUnknown.ts'
import { storesAfterTimeout } from './storesAfterTimeout.ts'
import { storesLate } from './storesLate.ts'
import { tellsTime } from './tellsTime.ts'
import { tokenDies } from './tokenDies.ts'
import { tokenExpired } from './tokenExpired.ts'
import { tokenExpiredOnCreate } from './tokenExpiredOnCreate.ts'
import { twoAccounts } from './twoAccounts.ts'
import { wholeDong } from './wholeDong.ts'

/** Every scenario, in the order of the demo page. The token `scenario.<name>.<player>` selects one. */
export const SCENARIOS = {
  default: defaultScenario,
  empty,
  directGeo,
  cryptoOnly,
  fourCoins,
  manyMethods,
  manyFields,
  fieldTypes,
  oneCountry,
  slow,
  listFails,
  listFailsOnce,
  listHtml,
  listHangs,
  listStale,
  createLost,
  createRefusedBeforeSend,
  create500Html,
  create500Stored,
  createHangs,
  everyCreateHangs,
  everyCreateLost,
  answerDropped,
  storesLate,
  storesAfterTimeout,
  ignoresKey,
  sameKeyWaits,
  olderOpen,
  checkOldest,
  cancelFails,
  completeLost,
  completeRefused,
  p2pRefused,
  p2pSlow,
  anotherAmount,
  createdAhead,
  addressLate,
  addressFails,
  addressChanges,
  addressForged,
  addressMissing,
  manyNetworks,
  noRate,
  coinsSeen,
  coinsStall,
  offersNone,
  offersExpire,
  offersOdd,
  continueFails,
  continueLost,
  continueSlow,
  checkMissing,
  checkNoId,
  checkNullId,
  createSaysNothing,
  createRefused,
  createRefusesEmail,
  merchantError,
  captchaMethods,
  captchaRequired,
  captchaNeverGood,
  tokenExpired,
  tokenExpiredOnCreate,
  tokenDies,
  createSlow,
  statusProcessed,
  statusMistaked,
  statusFails,
  statusUnknown,
  tellsTime,
  layoutsMissing,
  layoutsBroken,
  layoutNewer,
  layoutNewerWidget,
  layoutBad,
  layoutForgesAmount,
  layoutHidesAmount,
  layoutHidesFields,
  layoutReplacesHidden,
  badMethod,
  rtlNames,
  longNames,
  noLimits,
  oneSession,
  ownDecimals,
  wholeDong,
  limitsLate,
  limitsFail,
  limitsNone,
  prepareFails,
  richPlayer,
  twoAccounts,
  emptyAccount,
  payoutSlow,
  payoutLost,
  payoutNeverHeard,
  confirmLost,
  confirmUnheard,
  cancelUnheard,
  payoutsFail,
  boxesNone,
  boxesFailOnce,
  boxSoldOut,
  boxesDearer,
  redeemLater,
  redeemSoon,
  redeemUnknown,
  payoutsEmpty,
} as const satisfies Record<string, Scenario>
