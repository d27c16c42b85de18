/** What the dev server runs in node: the command's rules, and the scenarios that change documents. */
export { SCENARIOS } from '../scenarios/index.ts'
export { checkMethodFolders } from './checkMethodFolders.ts'
