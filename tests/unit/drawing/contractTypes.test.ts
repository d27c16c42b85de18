import { expectTypeOf, it } from 'vitest'
import type { BlockProps, FieldProps, Registry } from '../../../renderers/contract.ts'

/** Derived types break silently by becoming `never` or `any`, so each wrong line here must still fail to compile. */
it('derives the props of renderers from the catalogue', () => {
  expectTypeOf<BlockProps<'heading'>['text']>().toEqualTypeOf<string>()
  expectTypeOf<BlockProps<'button'>['onPress']>().toEqualTypeOf<() => void>()
  expectTypeOf<FieldProps<'text'>['value']>().toEqualTypeOf<string>()
  const heading: BlockProps<'heading'> = { text: 'Pay', level: 2 }
  // @ts-expect-error a misspelt prop
  const misspelt: BlockProps<'heading'> = { txet: 'Pay' }
  // @ts-expect-error a level is a number, not a text
  const wrongKind: BlockProps<'heading'> = { text: 'Pay', level: 'two' }
  // @ts-expect-error a block that is not in the catalogue
  type Unknown = BlockProps<'headng'>
  // @ts-expect-error a tone outside the list
  const wrongTone: BlockProps<'note'> = { text: 'Pay', tone: 'warm' }
  // @ts-expect-error a registry that lacks renderers
  const forgetful: Registry['blocks'] = { heading: () => null }
  return [heading, misspelt, wrongKind, wrongTone, forgetful, {} as Unknown]
})
