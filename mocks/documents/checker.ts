/** Code that the dev server runs in node: the rules of `npm run layouts`, and the scenarios that change layouts. */
export { SCENARIOS } from '../scenarios/index.ts'
export { checkMethodFolders } from './checkMethodFolders.ts'
