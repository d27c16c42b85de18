import { expect, it } from 'vitest'
import { runLimited } from '../../../.ci/runLimited.mjs'

const node = (script: string, limitMs: number) => runLimited(process.execPath, ['-e', script], { limitMs })

it('gives the status and the output of a command that ends in time', async () => {
  const { status, output, problem } = await node(
    "console.log('out'); console.error('err'); process.exitCode = 3",
    60_000,
  )
  expect({ status, problem }).toEqual({ status: 3, problem: undefined })
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

it('ends a command that takes too long, with the processes that it has started, and says so', async () => {
  // Without the end of the inner process, which holds the output open, this would not resolve.
  const inner = 'setInterval(() => undefined, 1000)'
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', '${inner}'], { stdio: 'inherit' })`
  const { status, problem } = await node(outer, 2000)
  expect(status).toBeNull()
  expect(problem).toContain('did not end within 2 s')
})

it('says that a command cannot be started', async () => {
  const { status, problem } = await runLimited('no-such-command', [], { limitMs: 60_000 })
  expect(status).toBeNull()
  expect(problem).toBe('no-such-command could not be started: spawn no-such-command ENOENT')
})
