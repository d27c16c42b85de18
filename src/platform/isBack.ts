/** Whether the network is there at this moment. That it is back is told once it stays (`onNetwork`): a press need not wait for that. */
export const isBack = (): boolean => globalThis.navigator?.onLine === true
