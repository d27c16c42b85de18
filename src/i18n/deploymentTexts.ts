// The code for a deployment's own language files: loaded only if there are any.
export { i18nextReader as createReader } from './i18nextReader.ts'
export { TextMisfit, usableTexts } from './usableTexts.ts'
