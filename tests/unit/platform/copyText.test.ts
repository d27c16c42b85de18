import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '../../../src/platform/page/copyText.ts'

/**
 * A fake browser. `state`, `isAllowed`: permission and policy for clipboard reads; `holds`: transforms the copied text.
 */
function browser({ state = 'granted', isAllowed = true, holds = (text: string) => text } = {}) {
  let clipboard = ''
  const reads: number[] = []
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state }) },
    clipboard: {
      writeText: async (text: string) => {
        clipboard = holds(text)
      },
      readText: async () => {
        reads.push(1)
        return clipboard
      },
    },
  })
  vi.stubGlobal('document', { featurePolicy: { allowsFeature: () => isAllowed } })
  return { reads }
}

afterEach(() => vi.unstubAllGlobals())

describe('B28 reads the clipboard back after copying if that needs no permission prompt', () => {
  it('returns "copied" if the clipboard contains the text', async () => {
    browser()
    expect(await copyText('bc1q')).toBe('copied')
  })

  it('returns "swapped" if the clipboard contains another text', async () => {
    browser({ holds: () => '1Thief' })
    expect(await copyText('bc1q')).toBe('swapped')
  })

  it.each([
    ['it would prompt the player', { state: 'prompt' }],
    ['the permissions policy of the host page forbids it', { isAllowed: false }],
  ])('does not read the clipboard if %s', async (_, over) => {
    const { reads } = browser({ ...over, holds: () => '1Thief' })
    expect(await copyText('bc1q')).toBe('copied')
    expect(reads).toEqual([])
  })
})
