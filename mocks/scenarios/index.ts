import type { Scenario } from '../cashier/Scenario.ts'
import { answerDropped } from './answerDropped.ts'
import { badMethod } from './badMethod.ts'
import { checkMissing } from './checkMissing.ts'
import { checkNoId } from './checkNoId.ts'
import { checkNullId } from './checkNullId.ts'
import { checkOldest } from './checkOldest.ts'
import { create500Html } from './create500Html.ts'
import { create500Stored } from './create500Stored.ts'
import { createHangs } from './createHangs.ts'
import { createLost } from './createLost.ts'
import { createRefused } from './createRefused.ts'
import { createRefusedBeforeSend } from './createRefusedBeforeSend.ts'
import { createRefusesEmail } from './createRefusesEmail.ts'
import { createSlow } from './createSlow.ts'
import { cryptoOnly } from './cryptoOnly.ts'
import { defaultScenario } from './default.ts'
import { directGeo } from './directGeo.ts'
import { empty } from './empty.ts'
import { fieldTypes } from './fieldTypes.ts'
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
import { listFails } from './listFails.ts'
import { listFailsOnce } from './listFailsOnce.ts'
import { listHangs } from './listHangs.ts'
import { listHtml } from './listHtml.ts'
import { listStale } from './listStale.ts'
import { longNames } from './longNames.ts'
import { manyFields } from './manyFields.ts'
import { manyMethods } from './manyMethods.ts'
import { merchantError } from './merchantError.ts'
import { noLimits } from './noLimits.ts'
import { olderOpen } from './olderOpen.ts'
import { oneCountry } from './oneCountry.ts'
import { oneSession } from './oneSession.ts'
import { ownDecimals } from './ownDecimals.ts'
import { prepareFails } from './prepareFails.ts'
import { rtlNames } from './rtlNames.ts'
import { sameKeyWaits } from './sameKeyWaits.ts'
import { slow } from './slow.ts'
import { statusFails } from './statusFails.ts'
import { statusMistaked } from './statusMistaked.ts'
import { statusProcessed } from './statusProcessed.ts'
import { storesAfterTimeout } from './storesAfterTimeout.ts'
import { storesLate } from './storesLate.ts'
import { tokenDies } from './tokenDies.ts'
import { tokenExpired } from './tokenExpired.ts'
import { tokenExpiredOnCreate } from './tokenExpiredOnCreate.ts'

/** Every scenario, in the order of the demo page. The token `scenario.<name>.<player>` plays one. */
export const SCENARIOS = {
  default: defaultScenario,
  empty,
  directGeo,
  cryptoOnly,
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
  answerDropped,
  storesLate,
  storesAfterTimeout,
  ignoresKey,
  sameKeyWaits,
  olderOpen,
  checkOldest,
  checkMissing,
  checkNoId,
  checkNullId,
  createRefused,
  createRefusesEmail,
  merchantError,
  tokenExpired,
  tokenExpiredOnCreate,
  tokenDies,
  createSlow,
  statusProcessed,
  statusMistaked,
  statusFails,
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
  limitsLate,
  limitsFail,
  prepareFails,
} as const satisfies Record<string, Scenario>
