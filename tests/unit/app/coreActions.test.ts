import { expect, it } from 'vitest'
import { EVENT_KEYS } from '../../../src/analytics/track.ts'
import { coreActions } from '../../../src/app/coreActions.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'

function actions() {
  const tracked: unknown[] = []
  const reported: string[] = []
  const steps: unknown[] = []
  const nothing = () => {}
  const { track, navigate } = coreActions({
    methods: new MethodsStore(),
    navigation: { go: (...step: unknown[]) => steps.push(step) } as never,
    track: (...event) => tracked.push(event),
    report: (code) => reported.push(code),
    ...{ close: nothing, copy: nothing, refresh: nothing },
  })
  return { tracked, reported, steps, navigate, track: (key: string) => track({ do: 'track', key }) }
}

it.each(EVENT_KEYS)('G10 a document may send the event "%s", without a value', (key) => {
  const { reported, track, tracked } = actions()
  track(key)
  expect({ reported, tracked }).toEqual({ reported: [], tracked: [[key, {}]] })
})

it.each(['email', 'deposit', 'FORM_VIEW', 'form_view ', 'ana@mail.example', 'toString', '__proto__', ''])(
  'G10 of any other key, such as "%s", nothing leaves, and it is reported',
  (key) => {
    const { reported, track, tracked } = actions()
    track(key)
    expect({ reported, tracked }).toEqual({ reported: ['layout.track'], tracked: [] })
  },
)

it('P11 the action "navigate" is a press: a skeleton is shown while the page loads', () => {
  const { navigate, steps } = actions()
  navigate({ do: 'navigate', to: 'depositRegionPage' })
  expect(steps).toEqual([['depositRegionPage', { isPress: true }]])
})
