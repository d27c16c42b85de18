import { FORMS_BY_KEYS } from './support/forms.ts'
import { expect, test } from './support/journey.ts'
import { shownName } from './support/methodFolders.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** In every field that is typed in: letters where they are taken, and digits that no fixture has. */
const CANARY = 'canary 7788997788'
const TRACE = /canary|7788|8899/i

async function typeEverywhere(widget: WidgetPage): Promise<number> {
  const inputs = widget.inside.locator('main input:not([type="checkbox"]):not([type="radio"]):not([name="amount"])')
  let filled = 0
  for (const input of await inputs.all()) {
    if (!(await input.isVisible()) || !(await input.isEditable())) continue
    await input.fill(CANARY)
    if (TRACE.test((await input.inputValue()).replace(/[^a-z0-9]/gi, ''))) filled += 1
  }
  return filled
}

// Where storage is denied there is nothing to look at.
test.use({ storage: 'allowed' })

/** Everything that this origin keeps on the machine, and the address. */
const atRest = (widget: WidgetPage): Promise<string> =>
  widget.frame().evaluate(async () => {
    window.dispatchEvent(new Event('pagehide')) // what waits for a pause in typing is written now
    const databases = await indexedDB.databases()
    const kept = [{ ...sessionStorage }, { ...localStorage }, history.state, databases, document.cookie]
    return JSON.stringify([...kept, location.href])
  })

for (const { method, country, currency } of FORMS_BY_KEYS) {
  test(`S7 B24 I19 D-20 of what is typed into ${method} nothing is at rest, and nothing in an event`, async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: { country, currency } })
    await widget.openMethod(shownName(method))
    await widget.amount.fill('123.45')
    expect(await typeEverywhere(widget), 'fields that hold a canary').toBeGreaterThan(0)
    const kept = await atRest(widget)
    expect(kept, 'the amount is there: something was written').toContain('123.45')
    expect(kept).not.toMatch(TRACE)
    expect(kept).not.toContain('90210')
    await widget.submit.click({ force: true }) // dim as it is: the fields are wrong, and events may say so
    expect(await atRest(widget)).not.toMatch(TRACE)
    const events = (await cashier.calls('events')).map(({ payload }) => payload)
    expect(JSON.stringify(events)).not.toMatch(TRACE)
    expect(JSON.stringify(await widget.messages())).not.toMatch(TRACE)
  })
}
