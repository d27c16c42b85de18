import type { BrowserContext } from '@playwright/test'

/** What no journey may leave behind unasked. */
export interface Watch {
  /** Breaches of the content security policy, in every frame and window. */
  readonly violations: string[]
  /** Errors of the console and uncaught ones. */
  readonly errors: string[]
  /** Errors that belong to the journey, such as a call that has to fail in it. */
  allow(...patterns: readonly RegExp[]): void
  /** All that is left over. */
  unexpected(): string[]
}

/** Listens to every page of the context from its first script on. */
export async function startWatch(context: BrowserContext): Promise<Watch> {
  const violations: string[] = []
  const errors: string[] = []
  const allowed: RegExp[] = []
  await context.exposeBinding('__violation', (_, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    // From the first moment, in every frame: a violation in a document without scripts of its own counts too.
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const tell = (window as unknown as { __violation: (text: string) => void }).__violation
      tell(`${effectiveDirective} blocked ${blockedURI} in ${location.pathname} (${sourceFile}:${lineNumber})`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${message.text()} ${new URL(message.location().url || 'about:blank').pathname}`)
  })
  context.on('weberror', (problem) => errors.push(String(problem.error())))
  return {
    violations,
    errors,
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => [...violations, ...errors].filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
