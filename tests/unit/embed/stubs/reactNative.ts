/** The parts of React Native that the component uses, without a device. */

type Listener = () => boolean

const listeners: Listener[] = []

/** Android calls the listeners of its back button from the latest to the first, until one returns true. */
export const pressBack = (): boolean => listeners.toReversed().some((listener) => listener())

export const BackHandler = {
  addEventListener(_event: 'hardwareBackPress', listener: Listener) {
    listeners.push(listener)
    return { remove: () => void listeners.splice(listeners.indexOf(listener), 1) }
  },
}

export const Platform = { OS: 'android' }

export const Linking = { openURL: async (_url: string) => undefined }

/** The texts for which the system's sheet was opened. */
export const shared: string[] = []

export const Share = { share: async ({ message }: { message: string }) => void shared.push(message) }
