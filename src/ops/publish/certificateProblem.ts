const OWN_AUTHORITY =
  'If it is from an authority of your own company, name its file: NODE_EXTRA_CA_CERTS=authority.pem paywidget-layouts …'

/** Why Node does not accept a server's certificate, and what to do; undefined for any other error. */
export function certificateProblem(code: string, host: string): string | undefined {
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return "its certificate has expired. Renew it: players' browsers refuse it as well."
    case 'CERT_NOT_YET_VALID':
      return "its certificate is not valid yet. Check this computer's clock, or the certificate's dates."
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `its certificate is for another name than ${host}. Use the name of the certificate, or get one for ${host}.`
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return `no public authority has signed its certificate. ${OWN_AUTHORITY}`
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return `the authority of its certificate is not known here. Let the server send the intermediate certificates, too. ${OWN_AUTHORITY}`
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
    case 'EPROTO':
      return 'the server does not speak https at this address. Check the port, or use http:// on your own computer.'
    default:
      return undefined
  }
}
