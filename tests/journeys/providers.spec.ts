import { PROVIDER_FORMS } from '../providers/forms.ts'
import { coreIf } from './support/coreIf.ts'
import { test } from './support/providerJourney.ts'
import { startOf, storyPlayer } from './support/storyPlayer.ts'

for (const [index, { library, name, story }] of PROVIDER_FORMS.entries()) {
  test(`L1 PROD-08 ${library}, ${name}: ${story.title}`, coreIf(index === 0), async ({ widget, cashier }) => {
    await widget.open(startOf(story))
    const play = storyPlayer(widget, cashier)
    for (const step of story.steps) await test.step(JSON.stringify(step), () => play(step))
  })
}
