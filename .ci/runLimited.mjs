import { spawn, spawnSync } from 'node:child_process'

const IS_WINDOWS = process.platform === 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command, and ends it with all its child processes after `limitMs`. Resolves to its exit status and its output;
 * `problem` says why there is no status: the command could not be started, or did not end in time.
 */
export function runLimited(command, args, { limitMs, cwd, env }) {
  return new Promise((resolve) => {
    // A process group of its own, so that its child processes can be ended too. A shell starts npm.cmd on Windows.
    const child = spawn(command, args, { cwd, env, detached: !IS_WINDOWS, shell: IS_WINDOWS })
    let output = ''
    let problem
    const end = () => endGroup(child)
    const interrupt = () => process.exit(130)
    const timer = setTimeout(() => {
      problem = `${[command, ...args.slice(0, 2)].join(' ')} did not end within ${limitMs / 1000} s`
      end()
    }, limitMs)
    const settle = (status) => {
      clearTimeout(timer)
      process.off('exit', end)
      for (const signal of SIGNALS) process.off(signal, interrupt)
      resolve({ status, output, problem })
    }
    // Ctrl-C reaches this process only, because the child is in another group.
    process.on('exit', end)
    for (const signal of SIGNALS) process.on(signal, interrupt)
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => {
      problem ??= `${command} could not be started: ${error.message}`
      settle(null)
    })
    child.on('close', settle)
  })
}

function endGroup({ pid }) {
  if (pid === undefined) return
  if (IS_WINDOWS) spawnSync('taskkill', ['/pid', `${pid}`, '/T', '/F'])
  else {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (error) {
      // The group has ended meanwhile.
      if (error.code !== 'ESRCH') throw error
    }
  }
}
