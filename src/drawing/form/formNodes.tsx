import { untracked } from 'mobx'
import { observer } from 'mobx-react-lite'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { KINDS } from '../../forms/kinds/index.ts'
import type { DrawnField } from '../LayoutEnv.ts'
import { SubscribedComponent } from '../SubscribedComponent.ts'
import { fieldProps, type PlacedField } from './fieldProps.ts'

type Renderer = ComponentType<Record<string, unknown>>

/**
 * A field's renderer is called as a function rather than mounted, to save one component per field; it must not use
 * hooks.
 */
export type FieldRenderer = (props: Record<string, unknown>) => ReactNode

interface FieldNodeProps extends PlacedField {
  readonly renderer: FieldRenderer
}

/**
 * Subscribes to one field: a keystroke re-renders no other field, and this one only when its error or selection
 * changes.
 */
export class Field extends SubscribedComponent<FieldNodeProps> {
  protected override source({ field }: FieldNodeProps): DrawnField {
    return field
  }

  override render(): ReactNode {
    this.snapshotOf(this.props.field)
    return withAnnouncement(this.props)
  }
}

/** Like `Field`, for fields whose label, hint or choices read a scope or another field. */
export const LiveField = observer(function LiveField(props: FieldNodeProps) {
  const { field } = props
  useSyncExternalStore(
    useCallback((listener) => field.subscribe(listener), [field]),
    () => field.snapshot(),
  )
  return withAnnouncement(props)
})

/**
 * The field, and an element that announces its error (`src/platform/page/liveRegions.ts`). The element is hidden: a
 * screen reader finds the error beside the field, and the announcement needs the label in front.
 */
function withAnnouncement(placed: FieldNodeProps): ReactNode {
  const { field, plan, renderer } = placed
  const props = fieldProps(placed)
  const { announcement, id } = field
  return (
    <>
      {renderer(props)}
      {announcement && (
        <span
          hidden
          role="status"
          data-pw-say={announcement.urgency}
          data-pw-message={`${id} ${announcement.id}`}
          // The label of a consent is a whole sentence, with placeholders for its links.
          aria-label={KINDS[plan.kind].isConsent ? `${props.error}` : `${props.label}: ${props.error}`}
        />
      )}
    </>
  )
}

/** Address fields, in the order of the selected country. */
export const Ordered = observer(function Ordered(props: {
  readonly fields: readonly { readonly field: DrawnField; readonly element: ReactNode }[]
}) {
  const shown = props.fields.filter(({ field }) => field.isShown)
  return shown.sort((one, other) => one.field.order - other.field.order).map(({ element }) => element)
})

/** Advanced fields, collapsed behind a button. An invalid field expands them. */
export const More = observer(function More(props: {
  readonly button: ComponentType<{ label: string; tone: 'quiet'; onPress: () => void }>
  readonly label: string
  readonly fields: readonly DrawnField[]
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(() => untracked(() => props.fields.some((field) => !field.isEmpty)))
  useSyncExternalStore(listenTo(props.fields), () => props.fields.some((field) => field.shownError !== undefined))
  const isWrong = props.fields.some((field) => field.shownError !== undefined)
  if (isWrong && !isOpen) setOpen(true) // stays open after the error is corrected
  if (isOpen || isWrong) return props.children
  return createElement(props.button, { label: props.label, tone: 'quiet', onPress: () => setOpen(true) })
})

const listeners = new WeakMap<readonly DrawnField[], (listener: () => void) => () => void>()

function listenTo(fields: readonly DrawnField[]) {
  const known =
    listeners.get(fields) ??
    ((listener: () => void) => {
      const stops = fields.map((field) => field.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    })
  listeners.set(fields, known)
  return known
}

/** The submit button. Reports its amount once that amount is rendered. */
export const Submit = observer(function Submit(props: {
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
  readonly amount: () => string
  readonly onDrawn: (amount: string) => void
}) {
  const amount = props.amount()
  useLayoutEffect(() => props.onDrawn(amount))
  return createElement(props.renderer, props.props())
})

/** A node that reads the form; re-rendered when its dependencies change. */
export const LiveForm = observer(function LiveForm(props: {
  readonly renderer: Renderer
  readonly props: () => Record<string, unknown>
  readonly children: () => ReactNode
}) {
  return createElement(props.renderer, props.props(), props.children())
})
