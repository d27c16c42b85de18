import { CASHIER_NAMES, DEFAULT_CASHIER } from '../../../schemas/cashiers.ts'
import type { Loaded } from '../../../schemas/host/loaded.ts'
import { TRANSPORTS } from '../../../schemas/transports.ts'
import { isExactNumber } from '../../platform/files/parseJson.ts'
import { checkLoaded } from '../bridge/checkLoaded.ts'
import type { HostData } from './HostData.ts'
import { identityOf } from './identityOf.ts'
import { oneOf, type Warn } from './oneOf.ts'
import { readHostSchema } from './readHostSchema.ts'
import { readPlayer } from './readPlayer.ts'

/** The text that a host receives in onInitError if its payload is unusable (spec §5, §8). */
export const INCORRECT_DATA = 'Incorrect data from host'

export type ReadHostData =
  | {
      readonly ok: true
      readonly data: HostData
      readonly warnings: readonly string[]
      readonly inexact: readonly string[]
    }
  | { readonly ok: false; readonly problem: typeof INCORRECT_DATA; readonly paths: readonly string[] }

/**
 * Converts the payload of `loaded`, as copied by `readMessage`, to our own terms. Rejects a missing payload, a missing
 * user or token, and a member that violates the schema: such a mistake of the integrator shows on the first
 * try. Warnings and paths contain the names of members, never values, because they are logged.
 */
export function readHostData(payload: unknown, leftOut: readonly string[] = []): ReadHostData {
  const checked = checkLoaded(payload)
  if (!checked.ok) return { ok: false, problem: INCORRECT_DATA, paths: checked.paths }
  const warnings = [...checked.warnings]
  const data = hostData(checked.loaded, checked.token, (text) => warnings.push(text))
  const inexact = [...new Set([...leftOut, ...inexactIds(checked.loaded)])]
  warnings.push(
    ...inexact.map((name) => `${name} is a number beyond the safe range and may have been rounded: ignored`),
  )
  return { ok: true, data, warnings, inexact }
}

const none: readonly never[] = Object.freeze([])

function hostData(loaded: Loaded, token: string, warn: Warn): HostData {
  const { user = {}, bonusList = none, experiments = none } = loaded
  const userId = textOf(loaded.userId || user.id)
  const data = {
    bonusId: textOf(loaded.bonusId),
    bonusList,
    closingButton: loaded.closingButton ?? true,
    experiments,
    host: loaded.host,
    schema: readHostSchema(loaded.schema, warn),
    xOrigin: loaded.xOrigin,
    userId,
    identity: identityOf(userId, token),
    partnerKey: loaded.partnerKey ?? user.partner_key,
    // an unknown type of cashier counts as the default.
    widgetViewType: oneOf(CASHIER_NAMES, loaded.widgetViewType, 'widgetViewType', warn) ?? DEFAULT_CASHIER,
    transport: oneOf(TRANSPORTS, loaded.transport, 'transport', warn),
    platformVersion: loaded.platformVersion ?? 'redesign',
    pwa: loaded.pwa ?? false,
    isMobileApp: loaded.isMobileApp ?? false,
    geetestCaptchaId: loaded.geetestCaptchaId,
    resume: loaded.resume,
    layoutPreview: loaded.layoutPreview,
    analytics: loaded.analytics,
    debug: loaded.debug,
    choices: Object.freeze([loaded.open, loaded.methods, loaded.texts]),
    user: readPlayer(user, warn),
  }
  return Object.freeze(Object.defineProperty(data, 'token', { value: token }) as typeof data & { token: string })
}

/**
 * Ids are texts, not numbers: one host sends 90210 and another "90210" for the same player. An id that is empty or 0 is
 * missing: back ends send these for ids that are not set.
 */
const textOf = (id: string | number | null | undefined): string | undefined =>
  !id || isRounded(id) ? undefined : String(id)

const isRounded = (id: unknown): boolean => typeof id === 'number' && !isExactNumber(id)

const inexactIds = ({ bonusId, user, userId }: Loaded): string[] =>
  Object.entries({ bonusId, userId, 'user.id': user?.id }).flatMap(([name, id]) => (isRounded(id) ? [name] : []))
