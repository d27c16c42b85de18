/**
 * Whether the captcha page may run the script that `sender` orders. It never runs with the widget's origin, whatever page
 * embeds it (D-08): its own origin is opaque ("null"), or the page is a copy on another origin, and names the origins of
 * the widgets that use it (`data-widget-origins`).
 */
export function mayRunVendor(own: string, sender: string, widgetOrigins = ''): boolean {
  return own === 'null' || (sender !== own && widgetOrigins.split(/\s+/).includes(sender))
}
