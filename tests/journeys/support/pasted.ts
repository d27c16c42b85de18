import type { WidgetPage } from './widgetPage.ts'

/** The content of the clipboard, read by pasting. Poll it: "Copied" may still be shown for an earlier copy. */
export async function pasted({ page }: WidgetPage): Promise<string> {
  await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus())
  await page.keyboard.press('ControlOrMeta+V')
  return page.evaluate(() => {
    const area = document.querySelector('textarea')
    area?.remove()
    return area?.value ?? ''
  })
}
