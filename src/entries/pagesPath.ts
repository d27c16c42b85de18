/** `pages` of the host, to which `/helper.html` and `/captcha.html` are appended: `/pay` for `/pay/`. */
export const pagesPath = (pages = '/paywidget'): string => pages.replace(/\/+$/, '')
