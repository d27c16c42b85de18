/** Whether a name is that of a copy, as file managers and browsers name it: "a - Copy", "a (1)", "Kopie von a". */
export function isCopyName(name: string, original: string): boolean {
  const at = name.indexOf(original)
  const added = name.slice(0, at) + name.slice(at + original.length)
  return at >= 0 && /[\s()]|cop[iy]|kopi/i.test(added)
}
