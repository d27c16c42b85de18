import type { FromSchema } from 'json-schema-to-ts'
import { closedRecord } from '../closedRecord.ts'

const text = (description: string) => ({ description, type: 'string' as const, minLength: 1 })
const FIELD = text('The name of the field, as it is sent.')

/** The steps of a story: each object has exactly one of these members. */
export const STEPS = {
  open: closedRecord('Opens a method.', { open: text('The name of the method.') }),
  openGroup: closedRecord('Opens a group of methods.', { openGroup: text('The name of the group.') }),
  openTile: closedRecord('Presses a tile.', { openTile: text('The visible name of the tile.') }),
  see: closedRecord('A text must be visible.', { see: text('The text.') }),
  fill: closedRecord('Fills in a field.', {
    fill: closedRecord('A field and its value.', { field: FIELD, value: { type: 'string' } }),
  }),
  type: closedRecord('Types key by key, after the current text of a field.', {
    type: closedRecord('A field and the keys.', { field: FIELD, keys: text('The keys.') }),
  }),
  choose: closedRecord('Chooses from a list or from radio buttons.', {
    choose: closedRecord('A field and the choice.', { field: FIELD, option: text('The visible text of the choice.') }),
  }),
  tick: closedRecord('Ticks a checkbox.', { tick: closedRecord('A field.', { field: FIELD }) }),
  press: closedRecord('Presses the submit button of the form, or the button to its next step.', {
    press: text('The text of the button.'),
  }),
  error: closedRecord('A field must show an error.', {
    error: closedRecord('A field and a part of its message.', { field: FIELD, text: text('A part of the message.') }),
  }),
  sent: closedRecord('A request must have been sent.', {
    sent: closedRecord('A call and members of its request.', {
      call: text('The name of the call, such as `deposit-create`.'),
      payload: { description: 'Members that the request must have.', type: 'object' } as const,
    }),
  }),
  pay: closedRecord("The provider's result for the deposit.", {
    pay: { description: 'Paid, or declined.', enum: ['processed', 'mistaked'] } as const,
  }),
} as const

/** `story.json` of a method's folder: the steps of a player with the method, and what must be visible after each. */
export const STORY = {
  type: 'object',
  properties: {
    title: text('What the story shows.'),
    country: { description: 'The country of the player, by its ISO code.', type: 'string', pattern: '^[A-Z]{2}$' },
    currency: text('The currency of the account.'),
    mode: { description: 'The mode of the cashier; default: the regular cashier.', enum: ['sweep'] },
    transaction: {
      description: 'The list to start on; default: deposits.',
      enum: ['withdrawal'],
    },
    scenario: text('A scenario of the demo; `default` if in doubt.'),
    steps: {
      description: 'The steps.',
      type: 'array',
      items: {
        description: 'A step: an object with one member, which is its name.',
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: {
          open: STEPS.open.properties.open,
          openGroup: STEPS.openGroup.properties.openGroup,
          openTile: STEPS.openTile.properties.openTile,
          see: STEPS.see.properties.see,
          fill: STEPS.fill.properties.fill,
          type: STEPS.type.properties.type,
          choose: STEPS.choose.properties.choose,
          tick: STEPS.tick.properties.tick,
          press: STEPS.press.properties.press,
          error: STEPS.error.properties.error,
          sent: STEPS.sent.properties.sent,
          pay: STEPS.pay.properties.pay,
        },
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'country', 'currency', 'scenario', 'steps'],
  additionalProperties: false,
} as const

/** A step: the name of its only member says which one. */
export type StepJson = { [Name in keyof typeof STEPS]: FromSchema<(typeof STEPS)[Name]> }[keyof typeof STEPS]

export type StoryJson = Omit<FromSchema<typeof STORY>, 'steps'> & { readonly steps: readonly StepJson[] }
