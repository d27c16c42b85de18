/** The name of the index of a preview. A module of its own: the studio needs it in a browser, without Node. */
export const previewName = (hash: string): string => `index.${hash}.json`

/** Whether a file's name is that of the index of a preview. */
export const isPreview = (name: string): boolean => hashOfPreview(name) !== undefined

/** The hash in the name of a preview's index. */
export const hashOfPreview = (name: string): string | undefined => /^index\.([0-9a-f]{64})\.json$/.exec(name)?.[1]
