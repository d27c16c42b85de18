import { parseArgs } from 'node:util'
import { nearest } from '../language/nearest.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { Arguments, Command, Print } from './commands/Command.ts'
import { check } from './commands/check.ts'
import { diff } from './commands/diff.ts'
import { migrate } from './commands/migrate.ts'
import { newMethod } from './commands/newMethod.ts'
import { pack } from './commands/pack.ts'
import { rollback } from './commands/rollback.ts'
import { schema } from './commands/schema.ts'
import { status } from './commands/status.ts'
import { unpreview } from './commands/unpreview.ts'
import { Misuse } from './Misuse.ts'
import { PublishError } from './publish/PublishError.ts'
import { withoutSecrets } from './withoutSecrets.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  new: newMethod,
  check,
  pack,
  status,
  diff,
  rollback,
  unpreview,
  migrate,
  schema,
}

const HELP = `paywidget-layouts COMMAND …

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`)
  .join('\n')}

"paywidget-layouts COMMAND --help" explains a command. Exit code: 0 done, 1 errors, 2 wrong usage.`

/** Runs the command `paywidget-layouts`. Returns the exit code. */
export async function main(args: readonly string[], printLine: Print = console.log): Promise<number> {
  const clean = withoutSecrets(args)
  const print: Print = (line) => printLine(clean(line))
  const [name, ...rest] = args
  if (name === 'help' || name === '--help' || name === '-h')
    return explain(COMMANDS[rest[0] ?? '']?.help ?? HELP, print)
  const command = name === undefined ? undefined : COMMANDS[name]
  if (command === undefined) return misused(unknown(name), HELP, print)
  try {
    const given = read(rest, command)
    return given.options.help === true ? explain(command.help, print) : await command.run(given, print)
  } catch (error) {
    if (error instanceof Misuse) return misused(error.message, command.help, print)
    if (error instanceof PublishError) return failed(error.message, print)
    // Node prints the message of an uncaught error.
    const message = messageOf(error)
    throw clean(message) === message ? error : new Error(clean(message))
  }
}

function unknown(name: string | undefined): string {
  if (name === undefined) return 'A command is missing.'
  const close = nearest(name, Object.keys(COMMANDS))
  return `There is no command "${name}".${close ? ` Did you mean "${close}"?` : ''}`
}

function read(args: readonly string[], { options = {} }: Command): Arguments {
  const known = { ...options, help: { type: 'boolean', short: 'h' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: known, allowPositionals: true })
    return { names: positionals, options: values }
  } catch (error) {
    throw new Misuse(optionProblem(args, Object.keys(known), error))
  }
}

/** Node's messages explain how to pass a positional argument with a dash, which is never what was meant here. */
function optionProblem(args: readonly string[], known: readonly string[], error: unknown): string {
  const given = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const strange = given.find((name) => !known.includes(name))
  if (strange === undefined) return `${String(error instanceof Error ? error.message : error).split('. ')[0]}.`
  const close = nearest(strange, known)
  return `There is no option "--${strange}".${close ? ` Did you mean "--${close}"?` : ''}`
}

function explain(help: string, print: Print): number {
  print(help)
  return 0
}

function failed(message: string, print: Print): number {
  print(message)
  return 1
}

function misused(message: string, help: string, print: Print): number {
  print(`${message}\n\n${help}`)
  return 2
}
