import { computed } from 'mobx'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { FieldPlan } from '../../forms/plan/FieldPlan.ts'
import type { CheckedNode } from '../../language/CheckedLayout.ts'
import { type Binding, bindCondition, bindText, current, type Frame, read } from '../bind.ts'
import { inChunks } from '../chunks.tsx'
import { currentValues } from '../currentValues.ts'
import type { Draw, Drawer } from '../Drawer.ts'
import { isLive, itemsOf } from './fieldProps.ts'
import { Field, type FieldRenderer, LiveField, LiveForm, More, Ordered, Submit } from './formNodes.tsx'
import { reviewRows } from './reviewRows.ts'
import { hasGap, withAmount } from './withAmount.ts'

/** The drawers of form nodes. */
export const formDrawers: Readonly<Record<string, Drawer>> = {
  field: drawFields,
  serverFields: drawFields,
  address: drawAddress,
  review: drawReview,
  steps: drawSteps,
  // Steps are rendered by their `steps` node.
  step: () => null,
  submit: drawSubmit,
}

/** A single field is rendered without a fragment: fragments around every field would be a tenth of all fibers. */
function drawFields(node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const all = draw.fieldsAt(node)
  const plans = all.every(isDrawn) ? all : all.filter(isDrawn)
  const [only] = plans
  if (only === undefined) return null
  if (plans.length === 1 && !only.isAdvanced) return drawField(only, node, frame, draw)
  const elements = plans.filter(({ isAdvanced }) => !isAdvanced).map((plan) => drawField(plan, node, frame, draw))
  const advanced = plans.filter(({ isAdvanced }) => isAdvanced)
  return (
    <Fragment key={node.pointer}>
      {inChunks(elements)}
      {advanced.length > 0 && drawAdvanced(advanced, node, frame, draw)}
    </Fragment>
  )
}

const isDrawn = ({ isHidden }: FieldPlan): boolean => !isHidden

function drawAdvanced(plans: readonly FieldPlan[], node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const { registry, field, t } = frame.env
  const fields = plans.map(({ name }) => field(name)).filter((one) => one !== undefined)
  const button = registry.blocks.button as unknown as ComponentType<{
    label: string
    tone: 'quiet'
    onPress: () => void
  }>
  if (fields.length === 0 || button === undefined) return null
  return (
    <More button={button} label={t('form.more')} fields={fields}>
      {plans.map((plan) => drawField(plan, node, frame, draw))}
    </More>
  )
}

function drawField(plan: FieldPlan, node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const element = elementOf(plan, node, frame, draw)
  if (plan.shows.length === 0 || element === null) return element
  const ask = {
    isTrue: (expression: Parameters<typeof bindCondition>[0]) => bindCondition(expression, frame, node.pointer)(),
    value: (expression: Parameters<typeof bindCondition>[0]) => read(expression, frame, node.pointer),
  }
  const source = plan.shows.map((guard) => guard.source).join(' && ')
  return draw.when(source, () => plan.shows.every((guard) => guard.holds(ask)), keyOf(plan, node), element)
}

function elementOf(plan: FieldPlan, node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const { env } = frame
  const field = env.field(plan.name)
  const renderer = env.registry.fields[plan.kind as 'text'] as unknown as FieldRenderer | undefined
  if (field === undefined || renderer === undefined) return null
  const { pointer } = node
  const items = itemsOf(plan, field, frame, pointer)
  const isOfScopes = isLive(plan, frame, items)
  const required = isOfScopes && plan.requiredWhen ? computed(() => field.isRequired) : undefined
  const Node = isOfScopes ? LiveField : Field
  return (
    <Node
      key={keyOf(plan, node)}
      plan={plan}
      field={field}
      renderer={renderer}
      frame={frame}
      pointer={pointer}
      items={items}
      required={required}
      isLast={isLast(plan, draw)}
    />
  )
}

const keyOf = (plan: FieldPlan, node: CheckedNode): string => `${node.pointer}#${plan.name}`

const isLast = (plan: FieldPlan, { fields }: Draw): boolean => fields.findLast(isDrawn) === plan

function drawAddress(node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const fields = draw.fieldsAt(node).flatMap((plan) => {
    const field = frame.env.field(plan.name)
    return field === undefined ? [] : [{ field, element: elementOf(plan, node, frame, draw) }]
  })
  if (node.plain.widths === undefined) return <Ordered key={node.pointer} fields={fields} />
  const Row = frame.env.registry.blocks.row as unknown as ComponentType<{ readonly children: ReactNode }>
  return (
    <Row key={node.pointer}>
      <Ordered fields={fields} />
    </Row>
  )
}

function drawReview(node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const { env } = frame
  const bound = Object.entries(draw.props(node, frame))
  const rows = reviewRows(node, draw.fields.filter(isDrawn), frame)
  return (
    <LiveForm
      key={node.pointer}
      renderer={env.registry.blocks.review as unknown as ComponentType<Record<string, unknown>>}
      props={() => ({ ...currentValues(bound), rows: rows() })}
    >
      {none}
    </LiveForm>
  )
}

const none = () => undefined

function drawSteps(node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const { env } = frame
  const bound = Object.entries(draw.props(node, frame))
  const titles = node.children.map((step) => {
    const title = step.slots.get('title')
    return title?.slot === 'text' ? bindText(title.text, frame, step.pointer) : undefined
  })
  const drawn = new Map<number, ReactNode>()
  const stepOf = () => Math.min(Number(read(STEP, frame, node.pointer)), node.children.length - 1)
  const children = () => {
    const step = stepOf()
    if (!drawn.has(step)) drawn.set(step, draw.list(node.children[step]?.children ?? [], frame))
    return <Fragment key={step}>{drawn.get(step)}</Fragment>
  }
  const mayPress = () => {
    const isLast = stepOf() === node.children.length - 1
    if (!isLast) env.run({ do: 'form.next' })
    return isLast
  }
  const props = () => {
    draw.beforePress(mayPress) // at each render: of several `steps`, only the rendered one may stop a submit
    return stepProps()
  }
  const stepProps = () => ({
    ...currentValues(bound),
    titles: titles.map((title) => (title === undefined ? '' : current(title))),
    current: stepOf(),
    progress: env.t('form.steps.progress', { step: stepOf() + 1, count: node.children.length }),
    onBack: () => env.run({ do: 'form.back' }),
  })
  return (
    <LiveForm
      key={node.pointer}
      renderer={env.registry.blocks.steps as unknown as ComponentType<Record<string, unknown>>}
      props={props}
    >
      {children}
    </LiveForm>
  )
}

/**
 * Pays only the amount that was shown on the button when it was pressed (I4). If the amount has changed since the last
 * render, the press is ignored: the player reads the new amount and presses again.
 */
function drawSubmit(node: CheckedNode, frame: Frame, draw: Draw): ReactNode {
  const { env } = frame
  const { onPress, ...bound } = draw.props(node, frame)
  const entries = Object.entries(bound)
  const act = current(onPress as Binding<() => void>)
  const amount = () => String(read(AMOUNT, frame, node.pointer))
  const onReason = () => env.run({ do: 'form.showErrors' })
  const labelled = (props: Record<string, unknown>) => {
    if (amount() !== '') return withAmount(amount(), props)
    // A label without an amount, such as "Continue", is complete.
    const isHalf = env.field(AMOUNT_FIELD) !== undefined && hasGap(String(props.label))
    return isHalf ? { ...props, label: env.t('form.deposit.enter'), ariaLabel: undefined } : props
  }
  let drawn = ''
  draw.onPress(() => {
    if (drawn === amount()) act()
    else env.report({ pointer: node.pointer, message: 'The amount changed during the press: nothing is paid.' })
  })
  return (
    <Submit
      key={node.pointer}
      renderer={env.registry.blocks.submit as unknown as ComponentType<Record<string, unknown>>}
      props={() => ({ ...labelled(currentValues(entries)), onReason })}
      amount={amount}
      onDrawn={(text) => {
        drawn = text
      }}
    />
  )
}

const AMOUNT = { kind: 'path', root: 'form', steps: ['amountText'], column: 1 } as const
const STEP = { kind: 'path', root: 'form', steps: ['step'], column: 1 } as const
