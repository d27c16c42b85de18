import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/**
 * A fake machine for testing a script of `.ci`: a folder with that script and the scripts that it imports, and programs
 * that only record their calls.
 */
export function machine(...scripts: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'machine-'))
  const at = (path: string) => join(root, path)
  const calls = at('calls.txt')
  for (const script of scripts) {
    put(`.ci/${script}`, '')
    copyFileSync(join('.ci', script), at(`.ci/${script}`))
  }

  function put(path: string, text: string): void {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }

  /** Adds a program that records its call and then runs `more`. */
  function program(path: string, more = 'exit 0'): string {
    put(path, `#!/bin/sh\necho "${basename(path)} $*" >> '${calls}'\n${more}\n`)
    chmodSync(at(path), 0o755)
    return at(path)
  }

  return {
    at,
    put,
    program,
    get: (path: string) => readFileSync(at(path), 'utf8'),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
    /** Runs the code of a module in the folder. PATH has only the fake programs and the system's. */
    run(code: string, env: Readonly<Record<string, string>> = {}) {
      const result = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: `${at('bin')}:/usr/bin:/bin`, HOME: root, ...env },
      })
      return { output: result.stdout.trim(), errors: result.stderr }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

export type Machine = ReturnType<typeof machine>
