/** A command was called in a way that it does not understand. The message is printed with the command's usage. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
