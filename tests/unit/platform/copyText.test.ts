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

describe('B28 what is copied is read back where that asks nobody', () => {
  it('says that it is there', async () => {
    browser()
    expect(await copyText('bc1q')).toBe('copied')
  })

  it('says that somebody has put another text there', async () => {
    browser({ holds: () => '1Thief' })
    expect(await copyText('bc1q')).toBe('swapped')
  })

  it.each([
    ['the player would be asked', { state: 'prompt' }],
    ['the page around does not allow it', { isAllowed: false }],
  ])('is not read where %s', async (_, over) => {
    const { reads } = browser({ ...over, holds: () => '1Thief' })
    expect(await copyText('bc1q')).toBe('copied')
    expect(reads).toEqual([])
  })
})
