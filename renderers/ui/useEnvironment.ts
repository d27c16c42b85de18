import type { Environment } from 'downshift'
import { useState } from 'react'

/**
 * Where an open list hears of presses beside it. In a shadow root that is the root: to the document every press in there is
 * one on its host. The callback takes the element that the list belongs to.
 */
export function useEnvironment(): [environment: Environment, standAt: (element: Element | null) => void] {
  const [environment, setEnvironment] = useState<Environment>(window)
  const standAt = (element: Element | null) => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot) setEnvironment((before) => (before === window ? within(root) : before))
  }
  return [environment, standAt]
}

/** Of its document downshift asks what has the focus, and for an element by its id. */
function within(root: ShadowRoot): Environment {
  const { body } = document
  const near = {
    body,
    get activeElement() {
      return root.activeElement ?? body
    },
    getElementById: (id: string) => root.getElementById(id),
  }
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: near as unknown as Document,
    Node: window.Node,
  }
}
