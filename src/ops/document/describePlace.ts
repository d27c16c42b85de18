/** A JSON Pointer in readable form: /body/2/children/1/children/0/when → block 3 › row 2 › copyRow. */
export function describePlace(document: unknown, pointer: string): string {
  const words: string[] = []
  let value = document
  let list: readonly unknown[] | undefined
  const steps = pointer.split('/').slice(1).map(unescaped)
  for (const [rank, step] of steps.entries()) {
    list = Array.isArray(value) ? value : undefined
    value = Object(value)[step]
    const type = Object(value).type
    const inPart = steps.slice(rank + 1)
    if (step === 'use' && typeof value === 'string' && inPart.length > 0) {
      return [...words, `part "${value}" /body/${inPart.join('/')}`].join(' › ')
    }
    if (words.length === 0) {
      if (list !== undefined) words.push(`${rank === 0 ? 'entry' : nounOf(steps[0] ?? '')} ${Number(step) + 1}`)
    } else if (typeof type === 'string') words.push(step === 'fallback' ? step : named(type, step, list))
  }
  if (words.length !== 1) return words.join(' › ') || 'document'
  const type = typeAtTop(document, pointer)
  return typeof type === 'string' ? `${words[0]} (${type})` : words.join()
}

/** Adds a number only if the list has several nodes of the type. */
function named(type: string, step: string, list: readonly unknown[] = []): string {
  const alike = list.slice(0, Number(step) + 1).filter((other) => Object(other).type === type).length
  const isOne = list.filter((other) => Object(other).type === type).length <= 1
  return isOne ? type : `${type} ${alike}`
}

const typeAtTop = (document: unknown, pointer: string): unknown =>
  Object(Object(Object(document).body)[pointer.split('/')[2] ?? '']).type

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

const nounOf = (list: string): string => NOUNS[list] ?? list

/** What the entries of a file's list are called. */
const NOUNS: Readonly<Record<string, string>> = {
  body: 'block',
  iconIds: 'icon',
  visualInstruction: 'step',
  recommendedAmounts: 'amount',
  fields: 'field',
  layouts: 'row',
  methods: 'method',
  countries: 'country',
  answers: 'answer',
  offers: 'offer',
  steps: 'step',
}
