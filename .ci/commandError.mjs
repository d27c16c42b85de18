/** The first line of what a failed program printed; if it printed nothing, of the error's message. */
export function commandError(error) {
  const printed = `${error.stderr ?? ''}`.trim() || error.message.trim()
  return printed.split('\n').at(0)
}
