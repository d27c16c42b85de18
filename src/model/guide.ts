/** One step of an instruction. */
export interface GuideStep {
  /** A file name in the static path, or empty. */
  readonly image: string
  /** A translation key, a text, or texts by language. */
  readonly text: string | Readonly<Record<string, string>>
}

/** A video that shows how to pay. Its URL is safe; `poster` and `captions` are file names or empty. */
export interface GuideVideo {
  readonly url: string
  readonly poster: string
  readonly captions: string
}
