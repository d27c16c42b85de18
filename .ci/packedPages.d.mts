export const PACKED_PAGES: ReadonlyMap<string, string>
export function packedPage(source: string, text: string): string
export function packedComments(text: string): string
