import { OUTGOING } from '../schemas/host/outgoing.ts'

const text = { text: 'string' }

/** The attributes that are also properties. */
const REFLECTED = [
  { name: 'src', type: text, description: 'The URL at which dist/site/ is served: https://pay.example/paywidget/.' },
  { name: 'page', type: text, description: 'The first page, such as withdrawal.' },
  { name: 'label', type: text, description: 'The title of the frame, for screen readers; Payments by default.' },
]

export const ATTRIBUTES = [
  ...REFLECTED,
  {
    ...{ name: 'prefetch', type: { text: 'boolean' } },
    description: 'Loads the files of the first screen into the cache of the browser before the element has data.',
  },
]

const method = (name: string, description: string, parameters: readonly object[] = []) => ({
  ...{ kind: 'method', name, description, parameters },
})

const MEMBERS = [
  ...REFLECTED.map(({ name, type, description }) => ({ kind: 'field', name, type, description, attribute: name })),
  {
    ...{ kind: 'field', name: 'data', type: { text: 'PaywidgetData | null | undefined' } },
    description: 'The payload of `loaded`, with the token. A property only, never an attribute.',
  },
  {
    ...{ kind: 'field', name: 'cashier', type: { text: "Omit<Paywidget, 'on'> | undefined" }, readonly: true },
    description: 'The cashier, while the element is in the page.',
  },
  method('update', 'Merges changes, such as a new token or another theme, into the data.', [
    { name: 'changes', type: { text: 'PaywidgetChanges' } },
  ]),
  method('goBack', 'Call this when the back button of your app is pressed.'),
  method('close', 'Requests that the cashier close; the cashier answers with `onClose`.'),
]

const EVENTS = Object.entries(OUTGOING).map(([name, { description }]) => ({
  name,
  description,
  type: { text: `CustomEvent<PaywidgetMessages['${name}']>` },
}))

/** Prints the custom-elements manifest of the npm package: `<pay-widget>` for editors and documentation tools. */
export async function main(): Promise<number> {
  const declaration = { name: 'PayWidget', module: 'index.js' }
  const manifest = {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'index.js',
        declarations: [
          {
            ...{ kind: 'class', name: 'PayWidget', tagName: 'pay-widget', customElement: true },
            description: 'The cashier, in a frame of its own.',
            ...{ attributes: ATTRIBUTES, members: MEMBERS, events: EVENTS },
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: 'pay-widget', declaration }],
      },
    ],
  }
  process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`)
  return 0
}
