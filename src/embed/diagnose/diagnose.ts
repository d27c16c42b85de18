import { HOST_MISTAKES, type HostMistake } from '../../../schemas/host/mistakes.ts'
import type { Emit, PaywidgetMessages } from '../types.ts'
import { checkAttributes } from './checkAttributes.ts'
import { checkDataAttribute } from './checkDataAttribute.ts'
import { checkFrame } from './checkFrame.ts'
import { checkPage } from './checkPage.ts'
import { diagnoseNoResponse } from './diagnoseNoResponse.ts'
import type { Find } from './Find.ts'
import type { Listener, Subjects } from './Subjects.ts'

const CHECKS: { readonly [K in keyof Subjects]: (subject: Subjects[K], find: Find) => void | Promise<void> } = {
  part: (error, find) => find('loader.incomplete', String(error ?? 'it did not come in time')),
  src: (src, find) => (src ? find('src.invalid', String(src)) : find('src.missing')),
  page: (page, find) => find('page.invalid', String(page)),
  target: (target, find) => find('element.missing', String(target)),
  data: checkData,
  unsendable: (error, find) => find('data.invalid', String(error)),
  unsendableUpdate: (error, find) => find('update.invalid', String(error)),
  large: (size, find) => find('data.large', String(size)),
  largeUpdate: (size, find) => find('update.large', String(size)),
  attribute: checkDataAttribute,
  script: (when, find) =>
    when === 'twice' ? find('script.twice') : find('script.late', (performance.now() / 1000).toFixed()),
  // A policy that only reports has blocked nothing.
  blocked: ({ blockedURI, disposition }, find) =>
    disposition === 'enforce' ? find('frame.csp', new URL(blockedURI).origin) : undefined,
  place: checkPage,
  shown(frame, find) {
    checkFrame(frame, find)
    checkAttributes(frame, find)
  },
  silence: diagnoseNoResponse,
}

/** The texts that a listener has received: nothing is reported twice. */
const emitted = new WeakMap<Emit, Set<string>>()

/**
 * Finds the mistakes of the host's page, and reports each with its fix. The loader loads this module only when needed.
 */
export async function diagnose<K extends keyof Subjects>(
  kind: K,
  subject: Subjects[K],
  ...[emit, isGone]: Listener
): Promise<void> {
  const found: Parameters<Find>[] = []
  await CHECKS[kind](subject, (...mistake) => void found.push(mistake))
  for (const mistake of found) if (!isGone?.()) emitProblem([emit, isGone], ...mistake)
}

function emitProblem([emit, isGone]: Listener, code: HostMistake, value = ''): void {
  const { cause, todo, ...rest } = HOST_MISTAKES[code]
  const fill = (text: string) => text.replaceAll('{value}', value).replaceAll('{host}', location.origin)
  const fix = fill(todo)
  const text = `${fill(cause)} ${fix}`
  const before = emitted.get(emit) ?? new Set()
  if (before.has(text)) return
  emitted.set(emit, before.add(text))
  const isFatal = 'isFatal' in rest
  const problem: PaywidgetMessages['onProblem'] = { code, text, fix }
  console[isFatal ? 'error' : 'warn'](`[paywidget] ${code}: ${text}`)
  emit('onProblem', problem)
  // The listener may have removed the cashier.
  if (isFatal && !isGone?.()) emit('onInitError', problem)
}

function checkData(data: unknown, find: Find): void {
  const user = (data as { readonly user?: unknown } | undefined)?.user
  if (typeof data !== 'object' || (user !== undefined && typeof user !== 'object'))
    return find('data.invalid', typeof data === 'object' ? '"user" is not an object' : `it is a ${typeof data}`)
  const token = (user as { readonly token?: unknown } | null | undefined)?.token
  if (token === undefined || token === null || token === '') find('token.missing')
  else find('token.invalid', token instanceof Promise ? 'a promise' : `of type ${typeof token}`)
}
