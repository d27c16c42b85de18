// Compares by code point, as CEL does; JavaScript's `<` compares UTF-16 units and sorts every emoji before "ﬀ".
export function compareText(left: string, right: string): number {
  for (let at = 0; ; ) {
    const a = left.codePointAt(at)
    const b = right.codePointAt(at)
    if (a === undefined || a !== b) return (a ?? -1) - (b ?? -1)
    at += a > 0xffff ? 2 : 1
  }
}
