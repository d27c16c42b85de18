/** The pages behind the list. */
export { complete } from './deposit/complete.ts'
export { group } from './deposit/group.ts'
export { hostToHost } from './deposit/hostToHost.ts'
export { redirect } from './deposit/redirect.ts'
export { later } from './shared/later.ts'
export { region } from './shared/region.ts'
