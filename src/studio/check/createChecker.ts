import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'
import workerUrl from './checkWorker.ts?worker&url'

type FolderOfFiles = Pick<MethodFiles, 'assets' | 'files' | 'name'>

/** Trusted Types let a page start only workers that a policy has named. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** Checks folders in a worker. */
export function createChecker(onFindings: (findings: CheckAnswer['findings']) => void) {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('paywidget-studio', { createScriptURL: () => workerUrl })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  const waiting = new Map<number, (findings: CheckAnswer['findings']) => void>()
  let id = 0
  let newest = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.id)?.(data.findings)
    waiting.delete(data.id)
  })

  function check({ assets, files, name }: FolderOfFiles): Promise<CheckAnswer['findings']> {
    id += 1
    worker.postMessage({ id, name, files, assets } satisfies CheckRequest)
    return new Promise((resolve) => waiting.set(id, resolve))
  }

  return {
    check,
    /** Checks a folder that is being edited: only the answer to the newest request is reported. */
    async follow(folder: FolderOfFiles): Promise<void> {
      newest += 1
      const mine = newest
      const findings = await check(folder)
      if (mine === newest) onFindings(findings)
    },
  }
}
