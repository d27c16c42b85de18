import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { lastStep, valueAt } from '../../source/Pointer.ts'
import { type ControlKind, controlKind } from '../controlKind.ts'
import { inWords } from '../titles.ts'
import { ClearButton } from './ClearButton.tsx'
import { CommandControl } from './CommandControl.tsx'
import { FindingNotes } from './FindingNotes.tsx'
import { JsonControl } from './JsonControl.tsx'
import { ListControl, PlainListControl } from './ListControl.tsx'
import type { ControlProps, OwnControlProps } from './OwnControlProps.ts'
import { ChoiceControl, FlagControl, LineControl, NumberControl } from './PlainControls.tsx'
import { Prose } from './Prose.tsx'
import { MembersControl, RecordControl } from './RecordControl.tsx'
import { WordsControl } from './WordsControl.tsx'

const CONTROLS: Readonly<Record<ControlKind, ((props: OwnControlProps) => ReactNode) | undefined>> = {
  words: WordsControl,
  choice: ChoiceControl,
  flag: FlagControl,
  number: NumberControl,
  line: LineControl,
  plainList: PlainListControl,
  list: ListControl,
  members: MembersControl,
  record: RecordControl,
  command: CommandControl,
  nodes: undefined,
  json: JsonControl,
}

/** One input with a label of its own; the others are groups of inputs. */
const SINGLE: readonly ControlKind[] = ['choice', 'flag', 'number', 'line', 'json']

/** A value as a control that its schema asks for, with its name, its description and its findings. */
export const Control: (props: ControlProps) => ReactNode = observer(
  ({ form, isRequired, label: given, pointer, schema }: ControlProps) => {
    const id = useId()
    const value = valueAt(form.file.root, pointer)
    const kind = controlKind(schema, value)
    const Own = CONTROLS[kind]
    if (Own === undefined) return null
    const label = given ?? inWords(lastStep(pointer))
    const findings = form.findings.get(pointer)
    const hint = schema.description ?? ''
    const describedBy = [hint !== '' && `${id}hint`, findings && `${id}notes`].filter(Boolean).join(' ') || undefined
    const inner = (props: Omit<ControlProps, 'form'>) => <Control key={props.pointer} form={form} {...props} />
    const own = <Own {...{ form, pointer, schema, value, label, id, describedBy, isRequired, control: inner }} />
    const rest = (
      <>
        {hint !== '' && (
          <p className="hint" id={`${id}hint`}>
            <Prose text={hint} />
          </p>
        )}
        <FindingNotes findings={findings} id={`${id}notes`} />
      </>
    )
    const clear = !isRequired && value !== undefined && <ClearButton form={form} pointer={pointer} label={label} />
    if (SINGLE.includes(kind))
      return (
        <div className="control" data-kind={kind}>
          <div className="controlHead">
            <label htmlFor={id}>{label}</label>
            {clear}
          </div>
          {own}
          {rest}
        </div>
      )
    return (
      <fieldset className="control" data-kind={kind} aria-describedby={describedBy}>
        <legend>{label}</legend>
        {clear}
        {rest}
        {own}
      </fieldset>
    )
  },
)
