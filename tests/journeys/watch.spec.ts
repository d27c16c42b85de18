import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'

/** Tests the error monitor of the journeys: each test plants an error that must be reported. */
test.describe('the error monitor of the journeys', () => {
  test('reports an inline script that the content security policy blocks', { tag: '@core' }, async ({
    widget,
    watch,
  }) => {
    await widget.page.route(`${WIDGET}/paywidget/`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('</body>', '<script>window.__planted = 1</script></body>') })
    })
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(() => watch.violations.join()).toContain('script-src-elem blocked inline')
    expect(await widget.frame().evaluate(() => '__planted' in window)).toBe(false)
    expect(watch.unexpected().length, 'a journey with it fails').toBeGreaterThan(0)
    watch.allow(/script-src|inline script/)
  })

  test('reports a style attribute, an innerHTML assignment and a foreign picture that the policy blocks', async ({
    widget,
    watch,
  }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.frame().evaluate(() => {
      document.body.setAttribute('style', 'color: red')
      const image = new Image()
      image.src = 'http://127.0.0.1:9/elsewhere.png'
      try {
        document.createElement('div').innerHTML = '<b>no</b>'
      } catch {
        // Trusted Types refuse the assignment and report a violation.
      }
    })
    for (const directive of ['style-src-attr', 'img-src', 'require-trusted-types-for']) {
      await expect.poll(() => watch.violations.join()).toContain(directive)
    }
    watch.allow(/style-src|img-src|inline style|image|trusted|TrustedHTML/i)
  })

  test('reports an uncaught error and a console error', async ({ widget, watch }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.frame().evaluate(() => {
      console.error('planted in the console')
      setTimeout(() => {
        throw new Error('planted and thrown')
      })
    })
    await expect.poll(() => watch.errors.join()).toMatch(/planted in the console.*planted and thrown/)
    watch.allow(/planted/)
  })

  test('finds a button without a name, low contrast, cut-off text and a small target', async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.frame().evaluate(() => {
      const button = document.createElement('button')
      Object.assign(button.style, { inlineSize: '20px', blockSize: '20px' })
      const words = document.createElement('p')
      words.textContent = 'pale words'
      Object.assign(words.style, { color: '#ddd', background: '#fff', inlineSize: '3000px' })
      document.querySelector('main')?.after(button, words)
    })
    await expect(expectAccessible(widget.frame())).rejects.toThrow(/button-name[\s\S]*color-contrast/)
    await expect(expectFits(widget.frame())).rejects.toThrow(/cut off at the edge/)
    await widget.frame().evaluate(() => document.querySelector('main ~ p')?.remove())
    await expect(expectFits(widget.frame())).rejects.toThrow(/targets under 44 pixels/)
  })
})
