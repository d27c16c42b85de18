import { checkSync } from 'recheck'
import { checkFolder } from '../../ops/checkFolder.ts'
import { createRegexProof } from '../../ops/createRegexProof.ts'
import { english } from '../../ops/english.ts'
import { assetsIn } from './assetsIn.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

const need = {
  texts: english(),
  proof: createRegexProof(() => checkSync),
}

/** Checks a method's folder like `paywidget-layouts check`, beside the page. */
addEventListener('message', ({ data: { assets, files, id, name } }: MessageEvent<CheckRequest>) => {
  const checked = checkFolder(name, files, { ...need, hasAsset: assetsIn(assets) })
  const findings = Object.fromEntries(checked.map(({ file, report }) => [file.path, report.findings]))
  postMessage({ id, findings } satisfies CheckAnswer)
})
