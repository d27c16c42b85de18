/** Whether a name is that of a copy, as file managers and browsers name it: "a - Copy", "a (1)", "Kopie von a". */
export function isCopyName(name: string, original: string): boolean {
  const [whole, part] = [name.normalize(), original.normalize()]
  const at = whole.indexOf(part)
  const added = whole.slice(0, at) + whole.slice(at + part.length)
  return at >= 0 && /[\s()]|cop[iy]|kopi/i.test(added)
}
