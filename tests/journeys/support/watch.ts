import type { BrowserContext } from '@playwright/test'

/** Collects errors; a journey fails if any unexpected ones are left. */
export interface Watch {
  /** CSP violations in every frame and window. */
  readonly violations: string[]
  /** Console errors and uncaught errors. */
  readonly errors: string[]
  /** Allows expected errors, such as those of a call that must fail. */
  allow(...patterns: readonly RegExp[]): void
  /** Errors that were not allowed. */
  unexpected(): string[]
}

/** Watches every page of the context from its first script on. */
export async function startWatch(context: BrowserContext): Promise<Watch> {
  const violations: string[] = []
  const errors: string[] = []
  // Only a journey takes the connection away. Which requests that hits depends on the speed of the machine.
  const allowed: RegExp[] = [/net::ERR_INTERNET_DISCONNECTED/]
  await context.exposeBinding('__violation', (_, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    // An init script in every frame also catches violations in pages without scripts.
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
