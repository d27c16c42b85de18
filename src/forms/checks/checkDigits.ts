/**
 * The two check digits of CPF and CNPJ, modulo 11. `weights` are those of the second digit; for the first digit, the
 * first weight is left out. A letter counts as its character code minus 48, which leaves digits unchanged.
 */
export function checkDigits(number: string, weights: readonly number[]): string {
  const first = checkDigit(number, weights.slice(1))
  return first + checkDigit(number + first, weights)
}

function checkDigit(number: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, at) => total + weight * (number.charCodeAt(at) - 48), 0)
  const rest = sum % 11
  return rest < 2 ? '0' : String(11 - rest)
}
