import type { FolderFiles } from '../../ops/folderOf.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'
import workerUrl from './checkWorker.ts?worker&url'

/** Trusted Types let a page start only workers that a policy has named. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** Checks folders in a worker. Only the answer to the newest request is reported. */
export function createChecker(onFindings: (findings: CheckAnswer['findings']) => void) {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('paywidget-studio', { createScriptURL: () => workerUrl })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  let newest = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.id === newest) onFindings(data.findings)
  })
  return (name: string, files: FolderFiles): void => {
    newest += 1
    worker.postMessage({ id: newest, name, files } satisfies CheckRequest)
  }
}
