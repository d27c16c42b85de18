import { describe, expect, it } from 'vitest'
import { isSecurityCode } from '../../../src/reference/securityCode.ts'

const named = (name: string) => isSecurityCode({ name, labels: [], autoComplete: undefined })
const labelled = (label: string, name = 'one') => isSecurityCode({ name, labels: [label], autoComplete: undefined })

describe('N2 D-20 the security code of a card', () => {
  it.each([
    ...['cvv', 'CVV', 'cvv2', 'cvc', 'cvc2', 'cid', 'csc', 'cvn', 'cvvcode', 'cardcvv', 'cvv_code', 'CVVCode', 'cvv-2'],
    ...['card_cvv', 'cardCvc', 'cardCVV', 'cc-csc', 'amexCid', 'card_cid', 'paymentCvv', 'secondCardCvv2'],
    ...['securityCode', 'security_code', 'security-code', 'Security code', 'securitycode', 'securityCode1'],
    ...['card_security_code', 'cardsecuritycode', 'cardSecurityNumber', 'creditCardSecurityCode', 'SECURITY_CODE'],
    ...['cardVerificationValue', 'card_verification_code', 'cardVerification', 'cardCode', 'cc_code'],
    ...['codigoSeguridad', 'codigo_de_seguridad', 'código de seguridad', 'codigoDeSeguridadDeLaTarjeta'],
    ...['codigoSeguranca', 'código-de-segurança', 'codigoseguridad', 'ramz_alaman', 'ramz-al-aman', 'codeDeSecurite'],
  ])('N2 is a field named %s', (name) => expect(named(name)).toBe(true))

  it.each([
    ...[
      'socialSecurityNumber',
      'social_security_number',
      'social-security-code',
      'SocialSecurityNo',
      'ssnSecurityNumber',
    ],
    ...['socialsecuritynumber', 'socialSecurityNumberCard', 'securityQuestion', 'security_question_code'],
    ...['securityNumberOfHouse', 'securityCodeOfHouse', 'securityNumber', 'securityNo', 'houseSecurityNumber'],
    ...['código de seguridad social', 'codigoSeguridadSocial', 'numero_de_seguridad_social', 'codigoPostal'],
    ...['code', 'voucher_code', 'bank_code', 'smsSecurityCode', 'bankSecurityCode', 'verificationCode', 'giftCardCode'],
    ...[
      'prepaid_card_code',
      'scratchCardCode',
      'discardCode',
      'simCardCode',
      'card_number',
      'cardNumber',
      'cardHolder',
    ],
    ...['cvvv', 'discard', 'cscale', 'cityId', 'customer_cid', 'encvcode', 'bank_csc', 'securityDeposit', 'pincode'],
  ])('N2 is not a field named %s', (name) => expect(named(name)).toBe(false))

  it.each([
    ...['CVV', 'CVV/CVC', 'The security code', 'Security code (3 digits)', 'Enter the CVC of your card', 'field.cvv'],
    ...['Security code on the back of your card', 'Código de seguridad', 'Código de segurança do cartão', 'CVV-код'],
    ...['رمز الأمان', 'رمز التحقق من البطاقة', 'Код безопасности карты', 'सुरक्षा कोड', 'భద్రతా కోడ్', 'Code de sécurité'],
  ])('N2 is a field that reads "%s"', (label) => expect(labelled(label)).toBe(true))

  it.each([
    ...['Social security number', 'Social security code', 'Código de seguridad social', 'Security question'],
    ...['Security code from the SMS', 'Security code of the voucher', 'Code de sécurité sociale', 'Security number'],
    ...['Número de la tarjeta', 'Code of your bank', 'رمز التحقق'],
  ])('N2 is not a field that reads "%s"', (label) => expect(labelled(label)).toBe(false))

  it('N2 is not a code by SMS whose label says "Security code"', () => {
    expect(labelled('Security code', 'sms_code')).toBe(false)
    expect(labelled('CVV', 'sms_code')).toBe(true)
  })

  it('N2 is what a browser fills in as one', () => {
    expect(isSecurityCode({ name: 'one', labels: [], autoComplete: 'cc-csc' })).toBe(true)
  })
})
