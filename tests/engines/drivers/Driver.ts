export type Engine = 'chromium' | 'firefox' | 'webkit'

/** A document: the host's page, the widget in it, or the newest window that was opened from it. */
export type Place = 'host' | 'widget' | 'window'

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Backspace' | 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'

/** The browser functions that the suite needs: as few as possible, so that all engines support them in the same way. */
export interface Driver {
  readonly engine: Engine
  /** Opens a page in the first window, closes all other windows, and clears everything that pages have stored. */
  open(url: string): Promise<void>
  /** Runs a function in a document. The function can use only its argument; argument and result must be JSON. */
  run<Given, Result>(place: Place, script: (given: Given) => Result, given: Given): Promise<Result>
  /** Moves the mouse to a point of the first window's viewport. */
  move(x: number, y: number): Promise<void>
  /** Moves the mouse to that point, and presses and releases its button. */
  press(x: number, y: number): Promise<void>
  doublePress(x: number, y: number): Promise<void>
  /** Types into the focused element of a document, key by key. */
  type(place: Place, text: string): Promise<void>
  key(place: Place, key: Key): Promise<void>
  /** Presses a key together with Control. */
  withControl(place: Place, key: 'a' | 'c' | 'v' | 'x' | 'y' | 'z'): Promise<void>
  /** Sets the size of the viewport, also of the pages that are opened later. */
  resize(width: number, height: number): Promise<void>
  /** Opens the next page with the size that the driver was created with. */
  resetSize(): void
  reload(): Promise<void>
  back(): Promise<void>
  windowCount(): Promise<number>
  /** Closes the newest window. */
  closeWindow(): Promise<void>
  screenshot(): Promise<Uint8Array>
  dispose(): Promise<void>
}
