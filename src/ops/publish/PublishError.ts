/** Why a published folder can't be read or written, in words for an operator. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
}
