import { identityOf } from '../host/loaded/identityOf.ts'
import type { PaywidgetData } from './types.ts'

/** Identifies the player by a hash, which is safe to store because neither id nor token can be read from it. */
export const identityIn = ({ user, userId }: PaywidgetData): string => identityOf(textOf(userId ?? user.id), user.token)

const textOf = (id: unknown) => (id === undefined || id === null ? undefined : String(id))
