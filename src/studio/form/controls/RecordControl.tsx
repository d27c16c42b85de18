import { useState } from 'react'
import { below } from '../../source/Pointer.ts'
import { firstValue } from '../controlKind.ts'
import type { FormSchema } from '../FormSchema.ts'
import type { OwnControlProps } from './OwnControlProps.ts'

/** An object with members of its own: each as a control; those that are not set yet behind “More”. */
export function MembersControl({ control, label, pointer, schema, value }: OwnControlProps) {
  const members = Object(value) as object
  const names = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(members)])]
  const isRequired = (name: string) => schema.required?.includes(name) === true
  const [first] = useState(() => names.filter((name) => Object.hasOwn(members, name) || isRequired(name)))
  const others = names.filter((name) => !first.includes(name))
  const member = (name: string) =>
    control({ pointer: below(pointer, name), schema: memberOf(schema, name), isRequired: isRequired(name) })
  return (
    <>
      {names.filter((name) => first.includes(name)).map(member)}
      {others.length > 0 && (
        <details className="others">
          <summary>
            More of {label.toLowerCase()} ({others.length})
          </summary>
          {others.map(member)}
        </details>
      )}
    </>
  )
}

/** An object with members by a name that the operator chooses. */
export function RecordControl({ control, form, label, pointer, schema, value }: OwnControlProps) {
  const [name, setName] = useState('')
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const add = () => {
    if (name.trim() === '') return
    form.set(below(pointer, name.trim()), firstValue(inner))
    setName('')
  }
  return (
    <>
      {Object.keys(Object(value)).map((member) =>
        control({ pointer: below(pointer, member), schema: inner, isRequired: false, label: member }),
      )}
      <span className="addNamed">
        <input
          aria-label={`A new name in ${label.toLowerCase()}`}
          placeholder="Name"
          value={name}
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <button type="button" className="add" onClick={add}>
          Add
        </button>
      </span>
    </>
  )
}

const memberOf = ({ additionalProperties: others, properties }: FormSchema, name: string): FormSchema =>
  properties?.[name] ?? (typeof others === 'object' ? others : {})
