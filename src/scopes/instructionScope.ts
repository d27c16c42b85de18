import { computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import { inLanguage, readable } from '../../schemas/words.ts'
import type { GuideStep, GuideVideo } from '../model/guide.ts'
import type { Method } from '../model/method.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { methodName } from './tiles.ts'

export interface InstructionNeed extends Pick<ScopesNeed, 'texts' | 'site'> {
  readonly method: () => Method | undefined
  readonly bank: () => string | undefined
  readonly steps: () => readonly GuideStep[]
  readonly video: () => GuideVideo | undefined
  /** The banks with instructions. */
  readonly banks: () => readonly string[]
  /** Generic steps for a transfer from abroad. */
  readonly transfer: () => readonly string[]
}

/** The payment instructions for the selected method or bank. */
export function instructionScope({ texts, site, ...need }: InstructionNeed): Scopes['instruction'] {
  const addressOf = (folder: string, name: string) => (name === '' ? '' : `${site.staticPath}${folder}/${name}`)
  const steps = computed(() =>
    need.steps().map(({ image, text }, index) => ({
      id: String(index + 1),
      image: addressOf('instructions', image),
      text: texts.words(typeof text === 'string' ? text : inLanguage(text, texts.asked)),
    })),
  )
  const video = computed(() => {
    const { url = '', poster = '', captions = '' } = need.video() ?? {}
    return {
      src: url.includes('/') ? url : addressOf('videos', url),
      poster: addressOf('videos', poster),
      captions: addressOf('videos', captions),
      lang: texts.lang,
    }
  })
  return {
    get name() {
      const [bank, method] = [need.bank(), need.method()]
      if (bank !== undefined) return bankName(bank, texts)
      return method === undefined ? '' : methodName(method, texts)
    },
    get steps() {
      return steps.get()
    },
    get banks() {
      return [...need.banks()]
    },
    get transfer() {
      return need.transfer().map(texts.words)
    },
    get video() {
      return video.get()
    },
  }
}

function bankName(bank: string, { t, has }: ScopesNeed['texts']): string {
  const key = `bank.${bank}`
  return has(key) ? t(key) : readable(bank)
}
