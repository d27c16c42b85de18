import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../journeys/support/journey.ts'
import { HOST, WIDGET } from '../journeys/support/places.ts'
import { widgetPage } from '../journeys/support/widgetPage.ts'

/** The name of each app that `npm run hosts` has built, and the folder with its page. */
const APPS = JSON.parse(process.env.HOST_APPS ?? '[]') as readonly (readonly [name: string, folder: string])[]

for (const [name, folder] of APPS)
  test(`G1 G3 G5 an app with ${name} opens the cashier, corrects it, keeps what is typed, and closes it`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/\[paywidget\]/)
    // A page that a route answers counts as one of the internet, which may not embed a server of this machine.
    await context.grantPermissions(['local-network-access'])
    await page.route(`${HOST}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const path = join(folder, pathname === '/' ? 'index.html' : pathname)
      return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.continue()
    })
    const widget = widgetPage(page, 'iframe')
    const frame = page.locator('iframe')
    const heard = page.locator('output')
    const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click()
    const query = new URLSearchParams({ token: `scenario.default.${randomUUID()}`, src: `${WIDGET}/paywidget/` })
    await page.goto(`${HOST}/?${query}`)

    await press('Sign in')
    await press('Wrong src')
    await expect(heard).toHaveText('src.invalid')
    await expect(frame).toHaveCount(0)
    await press('Right src')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    // The other problem is the token in the address of this page.
    await expect(heard).toHaveText(/^src\.invalid (another problem )?FullLoaded/)
    await expect(frame).toHaveCount(1)

    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('777')
    await press('Dark')
    await expect(widget.inside.locator('[data-theme="dark"]').first()).toBeVisible()
    await expect(widget.amount).toHaveValue(/777/)
    await press('Go back')
    await expect(widget.tile('Mercado Pago')).toBeVisible()

    await press('Remount')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(frame).toHaveCount(1)
    await press('Sign out')
    await expect(frame).toHaveCount(0)
    await press('Sign in')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
  })
