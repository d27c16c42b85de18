/** The widget's frame, in the host's page or in the shadow root of `<pay-widget>`. Runs in the host's page. */
export function frameElement(): HTMLIFrameElement | null {
  const element = document.querySelector('pay-widget')
  return (element?.shadowRoot ?? document).querySelector('iframe')
}
