import { copyBySelection } from './copyBySelection.ts'

/**
 * Copies text; call this inside a press. Without clipboard permission `execCommand` is the fallback; `failed` if that
 * fails too. If the clipboard can be read without asking the player, the copy is verified: `swapped` means that
 * something has replaced the text (B28).
 */
export async function copyText(text: string): Promise<'copied' | 'failed' | 'swapped'> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return copyBySelection(text) ? 'copied' : 'failed'
  }
  return (await isSwapped(text)) ? 'swapped' : 'copied'
}

async function isSwapped(text: string): Promise<boolean> {
  // If the host page does not allow reading, an attempt would only write an error to the console.
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  if (policy?.allowsFeature('clipboard-read') === false) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' && (await navigator.clipboard.readText()) !== text
  } catch {
    return false // unknown, because the clipboard can't be read
  }
}
