/** A step of an instruction. */
export interface GuideStep {
  /** The name of a file in the static path, or empty. */
  readonly image: string
  /** A translation key, the words, or the words by language. */
  readonly text: string | Readonly<Record<string, string>>
}

/** A video that shows how to pay. Its address is a safe one; `poster` and `captions` are names of files, or empty. */
export interface GuideVideo {
  readonly url: string
  readonly poster: string
  readonly captions: string
}
