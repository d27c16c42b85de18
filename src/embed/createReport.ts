import type { Subjects } from './diagnose/Subjects.ts'
import type { Emit, PaywidgetMessages } from './types.ts'

/** Problems that prevent a start, for the case that the module with the checks fails to load. */
const FATAL = /^(src|page|target|data|unsendable|large|silence)$/

/**
 * Reports mistakes in the host's page: in the console and as messages, until the cashier is gone. The texts and checks
 * are a lazily loaded module, which a page without mistakes never loads. In an outage of the deployment that module is
 * missing too: then the host gets a message without details, once for each kind.
 */
export function createReport(emit: Emit, isGone?: () => boolean) {
  const told: { [K in keyof Subjects]?: true } = {}

  return <K extends keyof Subjects>(kind: K, subject: Subjects[K]): void =>
    void import('./diagnose/diagnose.ts')
      .then(
        (part) => part.diagnose(kind, subject, emit, isGone),
        (error) => {
          if (told[kind] || isGone?.()) return
          told[kind] = true
          const fix = 'Deploy all paywidget files.'
          const text = `A paywidget file is missing (${kind}): ${error}. ${fix}`
          const problem: PaywidgetMessages['onProblem'] = { code: 'loader.incomplete', text, fix }
          console.error(text)
          emit('onProblem', problem)
          if (FATAL.test(kind)) emit('onInitError', problem)
        },
      )
      .catch(console.error)
}
