import { checkSync } from 'recheck'
import { GUIDE_FILES, ICONS } from '../../../fixtures/index.ts'
import { checkFolder } from '../../ops/checkFolder.ts'
import { createRegexProof } from '../../ops/createRegexProof.ts'
import { english } from '../../ops/english.ts'
import type { CheckAnswer, CheckRequest } from './CheckMessage.ts'

const need = {
  texts: english(),
  proof: createRegexProof(() => checkSync),
  hasAsset: (kind: string, file: string) =>
    kind === 'icons' ? Object.hasOwn(ICONS, file.replace(/\.svg$/, '')) : GUIDE_FILES.has(`${kind}/${file}`),
}

/** Checks a method's folder like `paywidget-layouts check`, beside the page. */
addEventListener('message', ({ data: { files, id, name } }: MessageEvent<CheckRequest>) => {
  const checked = checkFolder(name, files, need)
  const findings = Object.fromEntries(checked.map(({ file, report }) => [file.path, report.findings]))
  postMessage({ id, findings } satisfies CheckAnswer)
})
