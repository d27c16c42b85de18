/**
 * The main Nigerian banks and their codes, for servers that list none. A sample: the server's list takes
 * precedence.
 */
export const NIGERIAN_BANKS: readonly { readonly text: string; readonly value: string }[] = [
  ['Access Bank', '044'],
  ['Ecobank Nigeria', '050'],
  ['Fidelity Bank', '070'],
  ['First Bank of Nigeria', '011'],
  ['First City Monument Bank', '214'],
  ['Guaranty Trust Bank', '058'],
  ['Keystone Bank', '082'],
  ['Kuda Bank', '50211'],
  ['Moniepoint', '50515'],
  ['OPay', '999992'],
  ['PalmPay', '999991'],
  ['Polaris Bank', '076'],
  ['Stanbic IBTC Bank', '221'],
  ['Sterling Bank', '232'],
  ['Union Bank of Nigeria', '032'],
  ['United Bank for Africa', '033'],
  ['Unity Bank', '215'],
  ['Wema Bank', '035'],
  ['Zenith Bank', '057'],
].map(([text = '', value = '']) => ({ text, value }))
