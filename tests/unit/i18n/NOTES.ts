import notes from '../../../src/i18n/notes.json' with { type: 'json' }

/** What translators are told about a text; src/i18n/README.md describes the members. */
interface Note {
  readonly place: string
  readonly characters?: number
  readonly about: string
  readonly example?: string
}

export const NOTES: Readonly<Record<string, Note>> = notes
