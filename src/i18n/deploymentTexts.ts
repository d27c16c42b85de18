// The code for a deployment's own language files and the texts of hosts: loaded only if there are any.
export { i18nextReader as createReader } from './i18nextReader.ts'
export { sampleOf, UnusableText, usableTexts } from './usableTexts.ts'
