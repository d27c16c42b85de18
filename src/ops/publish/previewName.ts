/** The name of the index of a preview. A module of its own: the studio needs it in a browser, without Node. */
export const previewName = (hash: string): string => `index.${hash}.json`
