import { SAVE_PICTURE, type SavedPicture } from '../../../schemas/host/savedPicture.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import type { Surface } from '../../host/surfaces/Surface.ts'

export interface PassPicturesNeed {
  /** The widget's element. */
  readonly element: HTMLElement
  readonly bridge: Pick<HostBridge, 'send'>
  readonly surface: Pick<Surface, 'isWebView'>
}

/** Passes the pictures that the player saves to the app, if the widget runs in one (G2). Returns a cleanup. */
export function passPictures({ element, bridge, surface }: PassPicturesNeed): () => void {
  if (!surface.isWebView) return () => {}
  const pass = (event: Event) => {
    event.preventDefault()
    bridge.send({ messageType: 'onSavePicture', ...(event as CustomEvent<SavedPicture>).detail })
  }
  element.addEventListener(SAVE_PICTURE, pass)
  return () => element.removeEventListener(SAVE_PICTURE, pass)
}
