import { type ComponentType, useEffect, useState } from 'react'

export interface LazyViewNeed<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** Drawn until it has come. */
  readonly waiting: ComponentType<P>
  /** Drawn where it could not be had: nothing around it must break because of that. */
  readonly missing: ComponentType<P>
}

/** A view whose code comes when it is drawn first. React's own `lazy` remembers a failure; here the next one asks again. */
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
