import { expect, it } from 'vitest'
import { createReport } from '../../../src/app/createReport.ts'

it.each<readonly [string, string]>([
  ['https://img.example/code.png?ref=93000012345678&sig=9f3c: HTTP 403', 'https://img.example/code.png?… HTTP 403'],
  [
    'The picture "https://img.example/a.png?sig=9f3c" is not allowed.',
    'The picture "https://img.example/a.png?…" is not allowed.',
  ],
  [
    'Failed: https://img.example?token=1 and //cdn.example/v.mp4#t=1',
    'Failed: https://img.example?… and //cdn.example/v.mp4?…',
  ],
  ['https://pay.example/icons/airtm.svg: HTTP 404', 'https://pay.example/icons/airtm.svg: HTTP 404'],
  ['https://[2001:db8::1]:8443/a_(1).png?sig=9f3c#t', 'https://[2001:db8::1]:8443/a_(1).png?…'],
  ['file:///tmp/a.png?sig=9f3c', 'file:///tmp/a.png?…'],
  ...[
    String.raw`back-reference: ^(https?://)?(www\.)?paypal\.me/(\w+)/\1$`,
    String.raw`back-reference: ^https?://(www\.)?paypal\.me/(\w+)/?\1$`,
    String.raw`back-reference: ^https://paypal\.me/(\w+)/?\1$`,
    String.raw`back-reference: ^https://([\w.]+)/?\1$`,
  ].map((pattern) => [pattern, pattern] as const),
  ['The pattern (?:a|b)#? is not usable. Did you mean "a"?', 'The pattern (?:a|b)#? is not usable. Did you mean "a"?'],
])('B31 S10 reports “%s” without the queries of its URLs', (message, expected) => {
  const events: unknown[] = []
  const heard: unknown[] = []
  const { report, onProblem } = createReport({ track: (...event) => events.push(event), isLogging: false })
  onProblem((problem) => heard.push(problem))
  report('icon.refused', message)
  const problem = { code: 'icon.refused', message: expected }
  expect(events).toEqual([['problem', problem]])
  expect(heard).toEqual([problem])
})
