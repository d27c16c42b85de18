import type { Listener, Subjects } from './diagnose/Subjects.ts'

/**
 * Reports mistakes in the host's page: in the console and as messages. The texts and checks are a part of their own,
 * which a page without mistakes never loads.
 */
export const createReport =
  (...listener: Listener) =>
  <K extends keyof Subjects>(kind: K, subject: Subjects[K]): void =>
    void import('./diagnose/diagnose.ts').then((part) => part.diagnose(kind, subject, ...listener)).catch(console.error)
