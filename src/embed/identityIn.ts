import { identityOf } from '../host/identityOf.ts'
import type { PaywidgetData } from './types.ts'

/** Who the player of `loaded` is, by a mark that can be kept: neither an id nor a token can be read from it. */
export const identityIn = ({ user, userId }: PaywidgetData): string => identityOf(textOf(userId ?? user.id), user.token)

const textOf = (id: unknown) => (id === undefined || id === null ? undefined : String(id))
