import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { phone } from '../../../renderers/fields/phone.tsx'
import { Fieldset } from '../../../renderers/ui/text/Fieldset.tsx'
import { Input } from '../../../renderers/ui/text/Input.tsx'
import { PasswordInput } from '../../../renderers/ui/text/PasswordInput.tsx'

const FIELD = { id: 'a', name: 'a', value: '', disabled: false, required: true }
const nothing = () => undefined
const handlers = { onInput: nothing, onFocus: nothing, onBlur: nothing, inputRef: nothing }

it('WCAG-1.3.1 one label over two fields: a group with a legend, in which each field has a label of its own', () => {
  const html = renderToStaticMarkup(
    <Fieldset label="BSB and account" hint="As on the card" className="row">
      {Input({ ...FIELD, label: 'BSB', width: 'half' })}
      {Input({ ...FIELD, id: 'b', label: 'Account' })}
    </Fieldset>,
  )
  const [, described] = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain('<legend>BSB and account</legend>')
  expect(html).toContain('<label for="a">BSB</label>')
  expect(html).toContain('<label for="b">Account</label>')
  expect(html).toContain(`<p id="${described}">As on the card</p>`)
})

it('a password is hidden, and its button says what a press does', () => {
  const html = renderToStaticMarkup(
    <PasswordInput
      {...FIELD}
      {...handlers}
      label="Card password"
      reveal={{ show: 'Show password', hide: 'Hide password' }}
    />,
  )
  expect(html).toMatch(/<input[^>]* type="password"[^>]* autoComplete="current-password"/)
  expect(html).toMatch(/<button type="button"[^>]* aria-label="Show password: Card password" aria-controls="a"/)
})

it('a mark is decorative, and a field without one has no box around its input', () => {
  const marked = renderToStaticMarkup(Input({ ...FIELD, label: 'Card', mark: '/icons/visa.svg' }))
  expect(marked).toMatch(/<span aria-hidden="true"[^>]*><img alt=""[^>]* src="\/icons\/visa.svg"/)
  expect(renderToStaticMarkup(Input({ ...FIELD, label: 'Card' }))).toContain('</label><input')
})

it('a phone is filled in with that of the player, unless its field has another purpose', () => {
  const drawn = (more: object) => renderToStaticMarkup(phone({ ...FIELD, ...handlers, label: 'Phone', ...more }))
  expect(drawn({})).toContain(' autoComplete="tel"')
  expect(drawn({ autoComplete: 'off' })).toContain(' autoComplete="off"')
})
