import type { WidgetPage } from './widgetPage.ts'

/** All visible and announced texts: content, placeholders, accessible names and descriptions. */
export const readTexts = (widget: WidgetPage): Promise<readonly string[]> =>
  widget.frame().evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const said = ['placeholder', 'aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')
      return element.closest('script, style') ? [] : [...own.map(({ textContent }) => textContent ?? ''), ...said]
    }),
  )
