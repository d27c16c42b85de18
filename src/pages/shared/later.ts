import layout from 'virtual:built-in/later'
import { definePage } from '../Page.ts'

/** A part of the product that this build lacks. It is said, to the player and to the host (X3). */
export const later = definePage({
  screen: 'later',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const text = `The page "${core.route.name}" is not part of this build.`
    core.report('page.missing', text)
    core.bridge.send({ messageType: 'onProblem', code: 'page.missing', text })
    return { scopes: {}, verbs: {} }
  },
})
