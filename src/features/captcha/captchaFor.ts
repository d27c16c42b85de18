import type { CaptchaVendor } from '../../../schemas/captchaPage.ts'
import type { PaymentConfig } from '../../../schemas/config.ts'
import { captchaFailure } from './captchaFailure.ts'
import type { CaptchaKeys, WidgetVendor } from './VENDORS.ts'

/** The vendors, in the order in which they are chosen if only the server requires a captcha. */
type Vendors<Name extends string> = Readonly<Record<Name, Pick<WidgetVendor, 'keyOf' | 'script'>>>

export interface CaptchaSettings<Name extends string = CaptchaVendor> extends CaptchaKeys {
  readonly config: Pick<PaymentConfig['captcha'], 'siteKey' | 'scripts'> & {
    readonly methods: Readonly<Record<string, Name>>
  }
}

/** The captcha to run, with its site key. */
export interface WantedCaptcha<Name extends string = CaptchaVendor> {
  readonly vendor: Name
  readonly id: string
  readonly script: string
}

/**
 * The captcha that a create needs (CAPT-02, -04, -05, Q-031): the method's own, else the one in the deployment's list.
 * If neither names a captcha but the server requires one, the first vendor with a key. Undefined if no captcha is
 * needed. Throws a `CaptchaFailure` if the key is missing.
 */
export function captchaFor<Name extends string>(
  { name, captcha }: { readonly name: string; readonly captcha: Name | undefined },
  isRequired: boolean,
  settings: CaptchaSettings<Name>,
  vendors: Vendors<Name>,
): WantedCaptcha<Name> | undefined {
  const vendor = captcha ?? settings.config.methods[name] ?? (isRequired ? firstWithKey(settings, vendors) : undefined)
  if (vendor === undefined) return undefined
  const id = vendors[vendor].keyOf(settings)
  if (!id) throw captchaFailure('noId')
  return { vendor, id, script: settings.config.scripts[vendor] ?? vendors[vendor].script }
}

function firstWithKey<Name extends string>(keys: CaptchaKeys, vendors: Vendors<Name>): Name {
  const names = Object.keys(vendors) as Name[]
  const found = names.find((name) => vendors[name].keyOf(keys))
  if (found === undefined) throw captchaFailure('noId')
  return found
}
