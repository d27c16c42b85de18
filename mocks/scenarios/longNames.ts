import type { Scenario } from '../cashier/Scenario.ts'

const LONG = {
  en: 'The National Interbank Electronic Settlement Transfer Service of the United Federation, Reserved Accounts',
  es: 'Servicio Nacional Interbancario de Liquidación Electrónica de Transferencias de la Federación Unida',
  de: 'Zahlungsdiensterahmenvertragskontoüberweisungsbestätigungsverfahren',
  ar: 'خدمة التحويل الوطنية للتسوية الإلكترونية بين المصارف في الاتحاد، الحسابات المحجوزة',
}

export const longNames: Scenario = {
  title: 'Names as long as a name can be.',
  methods: (methods) => methods.map((method) => ({ ...method, text: LONG })),
}
