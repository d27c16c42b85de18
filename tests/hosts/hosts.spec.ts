import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/support/journey.ts'
import { HOST, WIDGET } from '../journeys/support/places.ts'
import { widgetPage } from '../journeys/support/widgetPage.ts'

/** The name of each app that `npm run hosts` has built, and the folder with its page. */
const APPS = JSON.parse(process.env.HOST_APPS ?? '[]') as readonly (readonly [name: string, folder: string])[]

/** What only this framework has shown: a build without 'use client' failed in Next.js, and templates had no types. */
const OF_FRAMEWORK: Readonly<Record<string, string>> = { next: ' G15', vue: ' G18', angular: ' G18', react: ' G18' }

/** Opens the page of a built app at the address of the host. */
async function openApp(page: Page, folder: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
  // A page that a route answers counts as one of the internet, which may not embed a server of this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.continue()
  })
  const src = `${WIDGET}/paywidget/?from=shop`
  await page.goto(`${HOST}/?${new URLSearchParams({ token: `scenario.default.${randomUUID()}`, src, ...options })}`)
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

for (const [name, folder] of APPS) {
  test(`G1 G3 G4 G14${OF_FRAMEWORK[name] ?? ''} an app with ${name} corrects a wrong src, opens the cashier, keeps the typed amount, and closes it`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\[paywidget\]/)
    const widget = widgetPage(page, 'iframe')
    const frame = page.locator('iframe')
    const heard = page.locator('output')
    await openApp(page, folder)

    await press(page, 'Sign in')
    await press(page, 'Wrong src')
    await expect(heard).toHaveText('src.invalid')
    await expect(frame).toHaveCount(0)
    await press(page, 'Right src')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(frame).toHaveAttribute('src', `${WIDGET}/paywidget/?from=shop`)
    // The other problem is the token in the address of this page.
    await expect(heard).toHaveText(/^src\.invalid (another problem )?FullLoaded/)
    await expect(frame).toHaveCount(1)

    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('777')
    await press(page, 'Dark')
    await expect(widget.inside.locator('[data-theme="dark"]').first()).toBeVisible()
    await expect(widget.amount).toHaveValue(/777/)
    await press(page, 'Go back')
    await expect(widget.tile('Mercado Pago')).toBeVisible()

    await press(page, 'Remount')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(frame).toHaveCount(1)
    await press(page, 'Sign out')
    await expect(frame).toHaveCount(0)
    await press(page, 'Sign in')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
  })

  // These three share the component.
  if (/^(react|next)/.test(name))
    test(`an app with ${name} opens the form of a method with a given amount, and again after a remount`, async ({
      page,
      watch,
    }) => {
      watch.allow(/\[paywidget\]/)
      const widget = widgetPage(page, 'iframe')
      await openApp(page, folder, { method: 'mercado_pago', amount: '149.5' })
      await press(page, 'Right src')
      await press(page, 'Sign in')
      await expect(widget.amount).toHaveValue('149.50')
      await press(page, 'Go back')
      await expect(widget.tile('Airtm')).toBeVisible()
      await press(page, 'Dark')
      await expect(widget.inside.locator('[data-theme="dark"]').first()).toBeVisible()
      await expect(widget.tile('Airtm')).toBeVisible()
      await press(page, 'Remount')
      await expect(widget.amount).toHaveValue('149.50')
    })
}
