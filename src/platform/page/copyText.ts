import { copyBySelection } from './copyBySelection.ts'

/**
 * Copies text; call it inside a press. Without clipboard permission falls back to `execCommand`; `failed` if that fails
 * too. If the clipboard can be read without asking the player, the result is verified: `swapped` means that something
 * has replaced the text (B28).
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
  // If the host page does not allow reading, the attempt would only log a console error.
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  if (policy?.allowsFeature('clipboard-read') === false) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' && (await navigator.clipboard.readText()) !== text
  } catch {
    return false // unknown, because the clipboard can't be read
  }
}
