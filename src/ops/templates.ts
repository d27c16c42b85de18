/** The texts of all templates by path, such as `./templates/qr/method.json`. */
const TEXTS: Readonly<Record<string, string>> = import.meta.glob('./templates/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Where a template has the name of its method. */
const NAME = /\bNAME\b/g

/** The templates of method folders. */
export const TEMPLATES = {
  redirect: "the player pays on the provider's page",
  bankList: 'the player chooses a bank, and pays on its page',
  voucher: 'the player gets a reference, and pays in a shop',
  qr: 'the player scans a code with an app',
  await: 'the player confirms on the phone',
} as const

export type TemplateName = keyof typeof TEMPLATES

/** The files of a template for a method, by path within its folder. */
export function templateFiles(template: TemplateName, method: string): ReadonlyMap<string, string> {
  const start = `./templates/${template}/`
  const texts = Object.entries(TEXTS).filter(([path]) => path.startsWith(start))
  return new Map(texts.map(([path, text]) => [path.slice(start.length), text.replace(NAME, method)]))
}
