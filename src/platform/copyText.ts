import { copyBySelection } from './copyBySelection.ts'

/**
 * Copies, inside a press. `failed` when the browser lets nobody: a frame whose host has not allowed the clipboard is tried
 * the older way first. Where the browser lets the clipboard be read without asking the player, it is: `swapped` says that
 * somebody has put another text there (B28).
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
  // Where the page around does not allow it, asking would only be complained of in the console.
  const policy = (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  if (policy?.allowsFeature('clipboard-read') === false) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' && (await navigator.clipboard.readText()) !== text
  } catch {
    return false // it can't be read: nobody knows
  }
}
