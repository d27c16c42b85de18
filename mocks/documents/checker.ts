/** Code that the dev server runs in node: the rules of the command, and the scenarios that change layouts. */
export { SCENARIOS } from '../scenarios/index.ts'
export { checkMethodFolders } from './checkMethodFolders.ts'
