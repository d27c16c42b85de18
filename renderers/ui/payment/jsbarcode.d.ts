/** The encoders of jsbarcode. Its own types describe only the function that also draws, with styles that the CSP forbids. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export const CODE128: BarcodeEncoder
}

declare module 'jsbarcode/bin/barcodes/ITF/index.js' {
  export const ITF: BarcodeEncoder
}

interface BarcodeEncoder {
  new (
    text: string,
    options: object,
  ): {
    /** The modules: "1" for a bar, "0" for a space. */
    encode(): { readonly data: string }
  }
}
