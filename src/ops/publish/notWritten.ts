import { messageOf } from '../../platform/values/messageOf.ts'
import { LOCK } from './Files.ts'
import { PublishError } from './PublishError.ts'

/** A file can't be written. `live` says what is live now. */
export const notWritten = (place: string, name: string, error: unknown, live = 'What was live before still is.') =>
  new PublishError(`${place}/${name} can't be written: ${messageOf(error)}. ${live}`)

/** Another publication writes into the folder, or was interrupted. */
export const isPublishing = (place: string): PublishError =>
  new PublishError(
    `Another command is publishing into ${place}. Nothing was published. If no other one runs, one was interrupted: remove ${place}/${LOCK}, and try again.`,
  )
