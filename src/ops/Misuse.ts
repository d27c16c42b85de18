/** Wrong arguments of a command. The message is printed together with the command's usage. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
