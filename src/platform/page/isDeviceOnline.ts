/** Whether the device is online now. Not debounced like `onNetwork`, because a press needs the answer at once. */
export const isDeviceOnline = (): boolean => globalThis.navigator?.onLine === true
