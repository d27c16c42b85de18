import { safeUrl } from '../../../platform/windows/safeUrl.ts'
import { type VendorPage, VendorTrouble } from './Vendor.ts'

const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** The current frame, as the captcha page. */
export const vendorPage: VendorPage = {
  load: (src) =>
    new Promise((resolve, reject) => {
      const target = safeUrl(new URL(src, location.href).href, { loopback: isLoopback })
      if (target === undefined) return reject(new VendorTrouble('script', 'its address is not safe'))
      const script = document.createElement('script')
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new VendorTrouble('script', target.host)))
      script.src = target.href
      document.head.append(script)
    }),
  globals: () => window,
}
