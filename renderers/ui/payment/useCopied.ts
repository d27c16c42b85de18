import { type RefObject, useEffect, useState } from 'react'
import type { Copying, CopyOutcome } from '../../contract.ts'

/** Long enough to be seen and heard (CONST-05). */
const SHOWN_MS = 3_000

/**
 * Copies a text in a user gesture and reports the outcome for a while; if copying fails, the text is selected instead.
 */
export function useCopied(
  copying: Pick<Copying, 'copy'>,
  shown: RefObject<HTMLElement | null>,
): { readonly said: CopyOutcome | undefined; readonly copy: (text: string) => void } {
  // A new object for each press, so that a second press restarts the timer.
  const [outcome, setOutcome] = useState<{ readonly said: CopyOutcome }>()

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(text: string): Promise<void> {
    const said = await copying.copy(text)
    if (said === 'failed' && shown.current !== null) getSelection()?.selectAllChildren(shown.current)
    setOutcome({ said })
  }

  return { said: outcome?.said, copy: (text) => void copy(text) }
}
