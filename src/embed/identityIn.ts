import { identityOf } from '../host/loaded/identityOf.ts'
import type { PaywidgetData } from './types.ts'

/**
 * Identifies the player by a hash, which is safe to store because neither id nor token can be read from it. An id that is
 * empty or 0 is missing, as in `readHostData`.
 */
export const identityIn = ({ user, userId }: PaywidgetData): string => identityOf(textOf(userId || user.id), user.token)

const textOf = (id: unknown) => (id ? String(id) : undefined)
