import { fieldBase } from '../fieldBase.ts'
import { AUTO_COMPLETE, INPUT_MODE, MARK, MASK, ONLY, TEXT_PIECES } from '../slots.ts'

export const text = {
  since: 1,
  description: 'A single-line text.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      inputMode: INPUT_MODE,
      autoComplete: AUTO_COMPLETE,
      maxLength: { description: 'The maximum number of characters.', type: 'integer', minimum: 1, maximum: 500 },
      mark: MARK,
      mask: MASK,
      only: ONLY,
      sendAs: TEXT_PIECES,
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'text',
      name: 'email',
      label: 'field.email',
      placeholder: 'field.email.placeholder',
      inputMode: 'email',
      rules: [{ check: 'email' }],
    },
    {
      type: 'field',
      kind: 'text',
      name: 'fullName',
      label: { text: { en: 'Full name' } },
      autoComplete: 'name',
      only: 'name',
      sendAs: { firstName: 'beforeLastWord', lastName: 'lastWord' },
    },
    {
      type: 'field',
      kind: 'text',
      name: 'document',
      label: { text: { en: 'CPF or CNPJ' } },
      inputMode: 'numeric',
      mask: ['###.###.###-##', '##.###.###/####-##'],
      rules: [{ check: 'cpf', when: 'size(form.fields.document) <= 14' }],
      messages: { incomplete: { text: { en: 'Some digits are missing' } } },
      wire: 'plain',
    },
  ],
} as const
