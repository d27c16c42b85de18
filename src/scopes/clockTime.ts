/** The hour and the minute of a wall time, as the language writes it, in the digits that amounts have. */
export function clockTime(locale: string): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => {
    format ??= new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return format.format(at)
  }
}
