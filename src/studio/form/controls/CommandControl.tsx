import { actionsOf } from '../../../../schemas/layout/screens/index.ts'
import { isScreen } from '../../folder/paths.ts'
import { below } from '../../source/Pointer.ts'
import { firstValue } from '../controlKind.ts'
import type { FormSchema } from '../FormSchema.ts'
import { inWords } from '../titles.ts'
import type { OwnControlProps } from './OwnControlProps.ts'
import { Prose } from './Prose.tsx'

/** A command of a press: one that the screen has, with its arguments. */
export function CommandControl({ control, form, label, pointer, schema, value }: OwnControlProps) {
  const screen = String(Object(form.file.root).screen)
  const own = String(Object(value).do ?? '')
  const branches = schema.oneOf ?? []
  const offered = branches
    .map(nameOf)
    .filter((name) => !isScreen(screen) || (actionsOf(screen) as readonly string[]).includes(name))
  const branch = branches.find((one) => nameOf(one) === own)
  const { do: _, ...members } = branch?.properties ?? {}
  return (
    <>
      <select
        aria-label={`${label}: command`}
        value={own}
        onChange={({ target }) => {
          const next = branches.find((one) => nameOf(one) === target.value)
          if (next !== undefined) form.set(pointer, firstValue(next))
        }}
      >
        {[...new Set([...offered, own])].map((name) => (
          <option key={name} value={name}>
            {inWords(name)}
          </option>
        ))}
      </select>
      <p className="hint">
        <Prose text={branch?.description ?? ''} />
      </p>
      {Object.entries(members).map(([name, argument]) =>
        control({ pointer: below(pointer, name), schema: argument, isRequired: true }),
      )}
    </>
  )
}

const nameOf = ({ properties }: FormSchema): string => String(properties?.do?.const)
