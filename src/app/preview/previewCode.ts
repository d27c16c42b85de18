/** One chunk with the code of previews, which players never load. */
export { openPreview } from './openPreview.ts'
export { previewBadge } from './previewBadge.ts'
