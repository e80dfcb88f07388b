/** The digits of a typed phone number. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** (###) ###-####, or +1 (###) ###-#### with its country; anything else stays as it is. */
export function formatPhone(digits: string): string {
  const match = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits)
  if (!match) return digits
  const [, country, area, exchange, line] = match
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}
