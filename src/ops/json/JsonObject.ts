/** An object of a JSON document, with members of unknown types. */
export type JsonObject = Readonly<Record<string, unknown>>
