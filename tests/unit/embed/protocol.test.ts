import { expect, expectTypeOf, it } from 'vitest'
import type { HostUser, Loaded } from '../../../schemas/host/loaded.ts'

import { OUTGOING, type OutgoingOf, type OutgoingType } from '../../../schemas/host/outgoing.ts'
import { TOKENS } from '../../../schemas/host/tokens.ts'
import { MESSAGES } from '../../../src/embed/MESSAGES.ts'
import { merged } from '../../../src/embed/merged.ts'
import type { PaywidgetData, PaywidgetMessages, PaywidgetUser, PaywidgetVariable } from '../../../src/embed/types.ts'

/** The data of each message as received: undefined for messages without members. */
type Body<T extends OutgoingType> = Omit<OutgoingOf<T>, 'messageType'>
type Wire = { [T in OutgoingType]: keyof Body<T> extends never ? undefined : Body<T> }

it('every message that the widget sends has its type in the package, and no other', () => {
  expect([...MESSAGES].toSorted()).toEqual(Object.keys(OUTGOING).toSorted())
  expectTypeOf<keyof PaywidgetMessages>().toEqualTypeOf<OutgoingType>()
  // Compiles only if every message of the widget has the type that the package declares.
  const fits = (wire: Wire): PaywidgetMessages => wire as { [T in keyof Wire]: Wire[T] } satisfies PaywidgetMessages
  expect(fits).toBeTypeOf('function')
})

it('the types of the package accept what the schema of "loaded" accepts', () => {
  const says = (data: Loaded & { user: HostUser & Pick<PaywidgetUser, 'token' | 'platform'> }): PaywidgetData['user'] =>
    data.user
  const token = 'a'
  expect(says({ user: { token } })).toEqual({ token })
})

it('changes are merged: user and look by member; all else is replaced', () => {
  const data: PaywidgetData = {
    user: { token: 'a', currency: 'MXN' },
    schema: { theme: 'light', variables: { '--pw-unit': '4px' } },
    experiments: [{ key: 'a', group: 'b' }],
  }
  expect(merged(data, { user: { token: 'b' } })).toEqual({ ...data, user: { token: 'b', currency: 'MXN' } })
  expect(merged(data, { schema: { theme: 'dark' }, experiments: [] })).toEqual({
    user: data.user,
    schema: { theme: 'dark', variables: { '--pw-unit': '4px' } },
    experiments: [],
  })
  expect(data.user.token, 'what was there before is left alone').toBe('a')
})

it('G6 the variables of the theme are those of the reference: a typo does not compile', () => {
  const variables: Readonly<Record<PaywidgetVariable, true>> = {
    '--pw-accent': true,
    '--pw-accent-ink': true,
    '--pw-accent-press': true,
    '--pw-accent-soft': true,
    '--pw-accent-line': true,
    '--pw-bg': true,
    '--pw-surface': true,
    '--pw-raised': true,
    '--pw-sunken': true,
    '--pw-logo': true,
    '--pw-ink': true,
    '--pw-ink-2': true,
    '--pw-ink-3': true,
    '--pw-line': true,
    '--pw-line-strong': true,
    '--pw-line-control': true,
    '--pw-good': true,
    '--pw-good-soft': true,
    '--pw-warn': true,
    '--pw-warn-soft': true,
    '--pw-bad': true,
    '--pw-bad-soft': true,
    '--pw-info': true,
    '--pw-info-soft': true,
    '--pw-radius': true,
    '--pw-radius-s': true,
    '--pw-radius-l': true,
    '--pw-unit': true,
    '--pw-font': true,
  }
  expect(Object.keys(variables).toSorted()).toEqual(Object.keys(TOKENS).toSorted())
})
