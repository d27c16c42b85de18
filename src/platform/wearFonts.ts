/** A file of one cut of a font. */
export interface FontFile {
  readonly family: string
  /** Checked: it may be loaded. */
  readonly url: string
  /** As CSS has it: `400`, or `100 900` of a variable font. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
}

/** Loads fonts and wears them; `onFailed` hears which of them did not come: texts stay in the next family. Returns their stop. */
export function wearFonts(files: readonly FontFile[], onFailed: (at: number) => void): () => void {
  const worn = files.map(({ family, url, weight, style }, at) => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight, style, display: 'swap' })
    face.load().catch(() => onFailed(at))
    document.fonts.add(face)
    return face
  })
  return () => {
    for (const face of worn) document.fonts.delete(face)
  }
}
