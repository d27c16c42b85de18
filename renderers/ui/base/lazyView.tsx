import { type ComponentType, useEffect, useState } from 'react'

export interface LazyViewNeed<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** Rendered while loading. */
  readonly waiting: ComponentType<P>
  /** Rendered when loading failed, so that the surrounding page still works. */
  readonly missing: ComponentType<P>
}

/** A lazily loaded component. React's `lazy` caches a failure; this component retries on the next mount. */
export function lazyView<P extends object>({ load, waiting, missing }: LazyViewNeed<P>): ComponentType<P> {
  let here: ComponentType<P> | undefined
  return function LazyView(props: P) {
    const [View, setView] = useState<ComponentType<P>>(() => here ?? waiting)
    useEffect(() => {
      if (here !== undefined) return
      let isGone = false
      const show = (view: ComponentType<P>) => isGone || setView(() => view)
      load().then(
        (view) => {
          here = view
          show(view)
        },
        () => show(missing),
      )
      return () => {
        isGone = true
      }
    }, [])
    return <View {...props} />
  }
}
