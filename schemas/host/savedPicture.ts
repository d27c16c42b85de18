/**
 * The DOM event of a picture that the player saves. In a native app's web view a download does nothing: a listener takes
 * the picture and cancels the event, and the app saves it.
 */
export const SAVE_PICTURE = 'paywidget:save-picture'

/** The detail of the event. */
export interface SavedPicture {
  /** The name of the file: `payment-qr.png`. */
  readonly file: string
  /** A data URL of a PNG. */
  readonly data: string
}
