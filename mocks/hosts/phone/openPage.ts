interface ExternalPage {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, unknown>>
}

/** Opens the provider's page in the app's browser; here, in a tab. */
export function openPage({ url, method, data }: ExternalPage): void {
  const form = Object.assign(document.createElement('form'), { action: url, method, target: '_blank', rel: 'noopener' })
  for (const [name, value] of Object.entries(data)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }))
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
