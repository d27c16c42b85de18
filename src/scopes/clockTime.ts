/** Formats hours and minutes in the locale's style, with Latin digits like amounts. */
export function clockTime(locale: string): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => {
    format ??= new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return format.format(at)
  }
}
