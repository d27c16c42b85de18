/** Whether the device is online now. Unlike `onNetwork` this is not debounced, for use inside a press. */
export const isBack = (): boolean => globalThis.navigator?.onLine === true
