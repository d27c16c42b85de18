/** A font file. */
export interface FontFile {
  readonly family: string
  /** The origin of this URL has already been checked. */
  readonly url: string
  /** The weight in CSS notation: `400`, or `100 900` for a variable font. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
}

/**
 * Adds fonts to the page. `onFailed` gets the index of each font that fails; the texts keep the fallback font then.
 * Returns the cleanup.
 */
export function applyFonts(files: readonly FontFile[], onFailed: (at: number) => void): () => void {
  const faces = files.map(({ family, url, weight, style }, at) => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight, style, display: 'swap' })
    face.load().catch(() => onFailed(at))
    document.fonts.add(face)
    return face
  })
  return () => {
    for (const face of faces) document.fonts.delete(face)
  }
}
